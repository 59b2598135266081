import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { exampleAnswered, exampleSent } from "@/lib/contract/examples";
import { describeApi } from "@/lib/contract/openapi";
import { takesKey } from "@/lib/contract/idempotency";
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
  responses: Record<string, unknown>;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { required?: string[]; properties: Record<string, Schema> } }>;
  };
}
interface Description extends Schema {
  paths: Record<string, Record<string, Operation>>;
}

describe("the description of the API", () => {
  const description = JSON.parse(JSON.stringify(describeApi(endpoints))) as Description;

  const operationOf = ({ method, path }: AnyEndpoint): Operation | undefined =>
    description.paths[path.replaceAll("[", "{").replaceAll("]", "}")]?.[method.toLowerCase()];

  /** Of what it is sent, in its body or its query. */
  const propertiesOf = (endpoint: AnyEndpoint): Record<string, Schema> => {
    const { requestBody, parameters = [] } = operationOf(endpoint) ?? {};
    const asked = parameters.filter(({ name, in: place }) => place === "query" && name !== SEE_AS);
    return {
      ...requestBody?.content["multipart/form-data"]?.schema.properties,
      ...Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    };
  };

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

  it.each(titled)(
    "names the refusals of the idempotency key and of the mirror that %s takes",
    (_, endpoint) => {
      const named = Object.keys(operationOf(endpoint)?.responses ?? {});
      expect(named).toEqual(
        expect.arrayContaining([
          ...(takesKey(endpoint) ? ["400"] : []),
          ...(takesSeeAs(endpoint) ? ["403", "404"] : []),
        ]),
      );
    },
  );

  it("marks required files, and offers no JSON body beside them", () => {
    const needing = endpoints.flatMap((endpoint) => {
      const { content = {}, required } = operationOf(endpoint)?.requestBody ?? {};
      const { required: named = [] } = content["multipart/form-data"]?.schema ?? {};
      const files =
        endpoint.body?.pictures.map(({ wire }) => wire).filter((wire) => named.includes(wire)) ?? [];
      if (files.length === 0) return [];
      expect([endpoint.path, required, Object.keys(content)]).toEqual([
        endpoint.path,
        true,
        ["multipart/form-data"],
      ]);
      return [`${endpoint.method} ${endpoint.path}`];
    });
    expect(needing.toSorted()).toEqual([
      "POST /api/campaigns/[id]/notes-import",
      "POST /api/campaigns/import",
      "POST /api/encounters/import",
      "POST /api/maps",
    ]);
  });

  it.each(titled)("gives each field that %s reads a type, a limit and an example", (_, endpoint) => {
    const { method, body } = endpoint;
    const { requestBody, parameters = [] } = operationOf(endpoint) ?? {};
    const properties = propertiesOf(endpoint);
    expect(parameters.some(({ name }) => name === SEE_AS)).toBe(takesSeeAs(endpoint));
    const content = requestBody?.content ?? {};
    const isSent = body !== undefined && method !== "GET";
    const needsFile = body?.pictures.some(({ isRequired }) => isRequired) ?? false;
    expect(Object.keys(content)).toEqual(
      isSent ? [...(needsFile ? [] : ["application/json"]), "multipart/form-data"] : [],
    );
    const fields = isListed(endpoint) ? listPart.fields : (body?.fields ?? []);
    const names = [...fields, ...(body?.pictures ?? [])].map(({ wire }) => wire);
    expect(Object.keys(properties)).toEqual(names);
    expect(Object.entries(properties).filter(([, schema]) => !isDescribed(schema))).toEqual([]);
  });

  it.each(titled)("says how short and how long the texts of %s may be", (_, endpoint) => {
    const untrue = (endpoint.body?.fields ?? []).flatMap(({ wire, codec, inputLimit }) => {
      const { type, maxLength, minLength = 0, ...others } = propertiesOf(endpoint)[wire] ?? {};
      // What else a text must be is said by a pattern, a list or a description.
      const isMore = ["pattern", "format", "enum", "contentMediaType", "description"].some(
        (one) => one in others,
      );
      if (type !== "string" || typeof maxLength !== "number" || typeof minLength !== "number" || isMore)
        return [];
      const isTaken = (value: string) => {
        const { success, data } = z.safeDecode(codec, value);
        return success && (inputLimit?.safeParse(data).success ?? true);
      };
      const wrong = [minLength, maxLength].filter((length) => !isTaken("x".repeat(length)));
      const more = [minLength - 1, maxLength + 1].filter(
        (length) => length >= 0 && isTaken("x".repeat(length)),
      );
      return [...wrong, ...more].map((length) => `${wire}: ${length}`);
    });
    expect(untrue).toEqual([]);
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
