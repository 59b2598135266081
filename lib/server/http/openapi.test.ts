import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { exampleAnswered, exampleSent } from "@/lib/contract/examples";
import { describeApi } from "@/lib/contract/openapi";
import { isListed, listPart } from "@/lib/contract/part";
import { SEE_AS, takesSeeAs } from "@/lib/contract/see-as";
import type { AnswerShape } from "@/lib/contract/wire";

const titled = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const fieldsOf = (shape: AnswerShape): [string, z.ZodType][] =>
  "file" in shape
    ? []
    : "list" in shape
      ? fieldsOf(shape.list)
      : Object.entries(shape.record).flatMap(([wire, inner]): [string, z.ZodType][] =>
          inner instanceof z.ZodType ? [[wire, inner]] : fieldsOf(inner),
        );

type Schema = Record<string, unknown>;
const alternatives = (schema: Schema): Schema[] => (schema["anyOf"] as Schema[] | undefined) ?? [schema];
const isLimited = (schema: Schema): boolean =>
  schema["type"] === "boolean" ||
  ["enum", "const", "maxLength", "maximum", "pattern", "format", "maxItems", "maxProperties"].some(
    (limit) => limit in schema,
  );

const isDescribed = (schema: Schema): boolean =>
  Array.isArray(schema["examples"]) &&
  alternatives(schema).every((one) => typeof one["type"] === "string") &&
  isLimited(alternatives(schema)[0] ?? {});

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, Schema> } }> };
}
interface Description extends Schema {
  paths: Record<string, Record<string, Operation>>;
}

describe("the description of the API", () => {
  const description = JSON.parse(JSON.stringify(describeApi(endpoints))) as Description;

  it("is valid OpenAPI 3.1 to somebody else's validator", async () => {
    const validator = new Validator();
    expect(await validator.validate(description)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  it("says how large a body may be", () => {
    expect((description["info"] as Schema)["description"]).toContain("A body of JSON has at most 2 MiB");
  });

  it("names every call once, under an id of its own", () => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
  });

  it.each(titled)("gives each field that %s reads a type, a limit and an example", (_, endpoint) => {
    const { method, path, body } = endpoint;
    const address = path.replaceAll("[", "{").replaceAll("]", "}");
    const { requestBody, parameters = [] } = description.paths[address]?.[method.toLowerCase()] ?? {};
    expect(parameters.some(({ name }) => name === SEE_AS)).toBe(takesSeeAs(endpoint));
    const asked = parameters.filter(({ name, in: place }) => place === "query" && name !== SEE_AS);
    const content = requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(
      body && method !== "GET" ? ["application/json", "multipart/form-data"] : [],
    );
    const properties = {
      ...content["multipart/form-data"]?.schema.properties,
      ...Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    };
    const fields = isListed(endpoint) ? listPart.fields : (body?.fields ?? []);
    const names = [...fields, ...(body?.pictures ?? [])].map(({ wire }) => wire);
    expect(Object.keys(properties)).toEqual(names);
    expect(Object.entries(properties).filter(([, schema]) => !isDescribed(schema))).toEqual([]);
  });

  it.each(titled)("has examples that %s accepts", (_, { body }: AnyEndpoint) => {
    const example = Object.fromEntries(
      body?.fields.map(({ wire, codec }) => [wire, exampleSent(wire, codec)]) ?? [],
    );
    expect(body?.decode(example).excess ?? []).toEqual([]);
  });

  it.each(titled)("has examples of what %s answers", (_, { answer }: AnyEndpoint) => {
    const unfitting = fieldsOf(answer.shape).filter(
      ([wire, codec]) =>
        exampleAnswered(wire, codec) === undefined ||
        !z.safeDecode(codec, exampleAnswered(wire, codec)).success,
    );
    expect(unfitting.map(([wire]) => wire)).toEqual([]);
  });
});
