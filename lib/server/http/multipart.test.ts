import { describe, expect, it } from "vitest";
import { readMultipart } from "./multipart";

const TYPE = "multipart/form-data; boundary=seam";
const read = (disposition: string, text = "Salt", type = TYPE) =>
  readMultipart(
    type,
    Buffer.from(`--seam\r\nContent-Disposition: ${disposition}\r\n\r\n${text}\r\n--seam--\r\n`),
  );

describe("a part of a form", () => {
  it.each([
    ["between quotes, as browsers write it", 'form-data; name="title"'],
    ["without quotes, as .NET writes it", "form-data; name=title"],
    ["after a blank", 'form-data ;  name="title"'],
    ["after another parameter", 'form-data; size=4; name="title"'],
    ["in capitals", 'FORM-DATA; NAME="title"'],
  ])("has its name %s", (_, disposition) => {
    expect(read(disposition)).toEqual({ fields: { title: "Salt" }, files: {} });
  });

  it.each([
    ["between quotes", 'form-data; name="image"; filename="a.png"', "a.png"],
    ["without quotes", "form-data; name=image; filename=a.png; filename*=utf-8''a.png", "a.png"],
    ["by its extended form alone", "form-data; name=image; filename*=utf-8''a.png", "file"],
    [
      "that looks like a parameter",
      'form-data; filename="a; name=x; b.png"; name="image"',
      "a; name=x; b.png",
    ],
    ["with an escaped quote", 'form-data; name="image"; filename="a%22b.png"', 'a"b.png'],
    ["with a quoted pair", 'form-data; filename="a\\"; name=x; b.png"; name="image"', 'a"; name=x; b.png'],
    ["with a backslash", 'form-data; name="image"; filename="a\\b.png"', "a\\b.png"],
    ["that ends with a backslash", 'form-data; filename="a\\"; name="image"', "a\\"],
    ["that is empty", 'form-data; name="image"; filename=""', ""],
  ])("is a file by its file name %s", (_, disposition, name) => {
    const { fields, files } = read(disposition);
    expect(fields).toEqual({});
    expect(files).toEqual({ image: { name, bytes: Buffer.from("Salt") } });
  });

  it.each([
    ["no name", "form-data"],
    ["a file name alone", 'form-data; filename="a; name=x"'],
    ["another disposition", 'attachment; name="title"'],
    ["a name that doesn't end", 'form-data; name="title'],
  ])("with %s is refused", (_, disposition) => {
    expect(() => read(disposition)).toThrow("not valid multipart form data");
  });

  it("is read by a boundary between quotes too", () => {
    expect(read('form-data; name="title"', "Salt", 'multipart/form-data; boundary="seam"').fields).toEqual({
      title: "Salt",
    });
  });
});
