import { expect, test } from "../support/fixtures";

test("logging out takes no body, an empty one of a named type, and a form's text", async ({
  creator,
  request,
}) => {
  const send = (body: string | undefined, type: string) =>
    request.fetch("/api/users/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${creator.token}`, "content-type": type },
      ...(body !== undefined && { data: Buffer.from(body) }),
    });
  expect((await send(undefined, "application/json")).status()).toBe(200);
  expect((await send("{", "application/json")).status()).toBe(400);
  expect((await creator.api.post("/api/users/logout", { multipart: { everywhere: "maybe" } })).status()).toBe(
    400,
  );
  expect((await creator.api.post("/api/users/logout", { multipart: { everywhere: "true" } })).status()).toBe(
    200,
  );
  expect((await creator.api.get("/api/users/me")).status()).toBe(401);
});
