import { z } from "zod";
import { LIMIT } from "@/lib/constants";
import { JSON_LIMIT } from "@/lib/limits";
import { SRD_NOTICE } from "@/lib/model/library";
import { type AnyEndpoint, TEXT_PARAMETERS } from "./endpoint";
import { exampleAnswered, exampleSent } from "./examples";
import { keyParameter, takesKey } from "./idempotency";
import { ACT_SHAPES, wireAct } from "./fight-acts";
import { howOften, whoMay } from "./access-in-words";
import { type JsonSchema, withInputLimit, shapesOf } from "./json-shape";
import { isListed, listPart } from "./part";
import { REFUSALS, refusalsOf } from "./refusals";
import { kindRenamed, RENAMED_FROM, renamedHeader } from "./renaming";
import { seeAsParameter, takesSeeAs } from "./see-as";
import type { AnswerShape, BodyField, SentFile } from "./wire";

/** The OpenAPI 3.1 description of the contract, made from the very lines that the server serves. */

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

/** What comes with each type of act, as one of them is sent. */
const acts = (): JsonSchema => ({
  oneOf: Object.entries(ACT_SHAPES).map(([type, shape]) => ({
    title: type,
    allOf: [{ properties: { type: { const: type } } }, shapesOf(shape).sent],
  })),
});

/** `minLength: 1` for a text that refuses an empty string by a refinement, which JSON Schema can't show. */
const notEmpty = ({ type, minLength }: JsonSchema, codec: z.ZodType): JsonSchema =>
  type === "string" && minLength === undefined && !z.safeDecode(codec, "").success ? { minLength: 1 } : {};

const bodyField = ({ wire, codec, inputLimit, names }: BodyField): JsonSchema => {
  const others = names.filter((name) => name !== wire);
  const sent = withInputLimit(shapesOf(codec).sent, inputLimit);
  return {
    ...sent,
    ...notEmpty(sent, codec),
    ...(codec === wireAct && acts()),
    ...(others.length > 0 && { description: `Also read as ${others.join(", ")}` }),
    examples: [exampleSent(wire, codec)],
  };
};

const MEGABYTES = LIMIT.image.bytes / 1024 / 1024;
const image = {
  bytes: LIMIT.image.bytes,
  description: `JPEG, PNG, WebP, GIF or AVIF of at most ${MEGABYTES} MB; text in its place leaves the picture as it is`,
};
const binary = { type: "string", format: "binary" };
const sentFile = ({ upload = image }: SentFile): JsonSchema => ({
  ...binary,
  description: upload.description,
  maxLength: upload.bytes,
  examples: ["(the file's content)"],
});

type Body = NonNullable<AnyEndpoint["body"]>;

const requestBody = ({ fields, pictures }: Body) => {
  const properties = Object.fromEntries(fields.map((field) => [field.wire, bodyField(field)]));
  const files = Object.fromEntries(pictures.map((one) => [one.wire, sentFile(one)]));
  const requiredFiles = pictures.filter(({ isRequired }) => isRequired);
  const required = [...fields.filter((field) => field.required), ...requiredFiles].map(({ wire }) => wire);
  const shared = { type: "object", ...(required.length > 0 && { required }) };
  return {
    required: required.length > 0,
    content: {
      // JSON brings no file.
      ...(requiredFiles.length === 0 && json({ ...shared, properties })),
      "multipart/form-data": { schema: { ...shared, properties: { ...properties, ...files } } },
    },
  };
};

const answerSchema = (shape: AnswerShape): JsonSchema => {
  if ("file" in shape) return binary;
  if ("list" in shape) return { type: "array", items: answerSchema(shape.list) };
  const properties = Object.entries(shape.record).map(([wire, inner]): [string, JsonSchema] => [
    wire,
    inner instanceof z.ZodType
      ? { ...shapesOf(inner).answered, examples: [exampleAnswered(wire, inner)] }
      : { ...answerSchema(inner), examples: [exampleAnswered(wire)] },
  ]);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: properties.map(([wire]) => wire),
  };
};

const answerContent = (shape: AnswerShape) => {
  const schema = answerSchema(shape);
  return "file" in shape ? { [shape.file]: { schema } } : json(schema);
};

const queryParameter = (field: BodyField) => ({
  name: field.wire,
  in: "query",
  required: field.required,
  schema: bodyField(field),
});
const PATH_TEXT = { schema: { type: "string", maxLength: LIMIT.name }, example: "goblin" };
const PATH_ID = { schema: { type: "integer", minimum: 1, maximum: LIMIT.id }, example: 12 };
const pathParameter = (name: string) => ({
  name,
  in: "path",
  required: true,
  ...(TEXT_PARAMETERS.some((text) => text === name) ? PATH_TEXT : PATH_ID),
});

const nextPart = {
  description: `Where the next part of a list begins that has more than ${LIMIT.list} entries, or than \`limit\` says`,
  schema: { type: "string", examples: ['</api/encounters/12?limit=1000&offset=1000>; rel="next"'] },
};

const operationId = ({ method, path }: AnyEndpoint) =>
  `${method} ${path}`
    .replace("/api/", "")
    .toLowerCase()
    .replace(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, "");

const operation = (endpoint: AnyEndpoint) => {
  const { method, path, access, body, answer, status = 200 } = endpoint;
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = ""]) => name);
  const query = isListed(endpoint) ? listPart.fields : method === "GET" ? (body?.fields ?? []) : [];
  const parameters = [
    ...names.map(pathParameter),
    ...query.map(queryParameter),
    ...(takesSeeAs(endpoint) ? [seeAsParameter] : []),
    ...(takesKey(endpoint) ? [keyParameter] : []),
  ];
  return {
    operationId: operationId(endpoint),
    tags: [path.split("/")[2]],
    description: `${whoMay(endpoint)}.${howOften(endpoint)}`,
    ...(access === "anyone" && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && method !== "GET" && { requestBody: requestBody(body) }),
    responses: {
      [status]: {
        description: method === "GET" ? "What is asked for" : "Done",
        ...(isListed(endpoint) && { headers: { Link: nextPart } }),
        ...(kindRenamed(endpoint) && { headers: { [RENAMED_FROM]: renamedHeader } }),
        content: answerContent(answer.shape),
      },
      ...Object.fromEntries(
        refusalsOf(endpoint).map((refusal) => [
          refusal,
          { $ref: `#/components/responses/Refused${refusal}` },
        ]),
      ),
    },
  };
};

const sentence = { type: "string", examples: ["Campaign name is required"] };
const error: JsonSchema = {
  type: "object",
  properties: {
    error: { ...sentence, description: "A sentence for a person" },
    fields: {
      type: "object",
      additionalProperties: sentence,
      examples: [{ campaign_name: "Campaign name is required" }],
    },
  },
  required: ["error"],
};
const responses = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `Refused${status}`,
    { description, content: json({ $ref: "#/components/schemas/Error" }) },
  ]),
);

export const describeApi = (endpoints: readonly AnyEndpoint[]) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll("[", "{").replaceAll("]", "}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tomekeeper",
      version: "1",
      description: `Log in with POST /api/users/login and send the token as a bearer token. Lists may be sent as JSON lists or as JSON text and are answered as JSON text, those of the library as JSON lists; numbers may be sent as text. A body of JSON has at most ${JSON_LIMIT.bytes / 1024 / 1024} MiB, as have the texts of a form together. ${SRD_NOTICE}`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [{ bearer: [] }, { cookie: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
      },
      schemas: { Error: error },
      responses,
    },
  };
};
