import fc from "fast-check";
import { endpoints } from "@/lib/contract/all";
import type { AnyEndpoint } from "@/lib/contract/endpoint";
import { shapesOf } from "@/lib/contract/json-shape";
import { CALLERS, type CallerName } from "../support/cast";
import { asJson, asMultipart, brokenBody, type Fields, heavyBody, someFile, type Wire } from "./bodies";
import { fittingField, junk } from "./values";

/** One request, made up before there is a world to send it to. */
export interface Plan {
  endpoint: AnyEndpoint;
  /** How it is broken, for the counts. */
  kind: "fitting" | "junk" | "broken" | "heavy" | "address" | "method" | "token";
  caller: CallerName;
  method: string;
  /** In place of the world's own id. */
  id: string | undefined;
  query: string;
  authorization: string | undefined;
  /** Names whose values are the world's own ids, unless broken on purpose. */
  body: (own: Record<string, unknown>) => Wire | undefined;
  /** Texts that an answer has to repeat to the letter. */
  texts: Record<string, string>;
}

/** Calls that would end the world that the others need; they are sent to an id that doesn't exist. */
const isFinal = ({ method, path }: AnyEndpoint) => method === "DELETE" || path.endsWith("/leave");
const NO_ID = "2147483647";
/** Calls that may end a session or an account: only the one who left, and is needed no more, makes them. */
const ENDING = ["/api/users/logout", "/api/users/me/password", "DELETE /api/users/me"];
const isEnding = ({ method, path }: AnyEndpoint) =>
  ENDING.includes(path) || ENDING.includes(`${method} ${path}`);

const anyEndpoint = fc.constantFrom(...endpoints);
const caller = fc.constantFrom<CallerName>("owner", "creator", "admin", "creator", ...CALLERS);

const fieldsOf = ({ body }: AnyEndpoint): fc.Arbitrary<Fields> =>
  fc
    .tuple(
      ...(body?.fields ?? []).map((field) =>
        fc
          .tuple(fittingField(field), fc.boolean())
          .map(([value, isSent]) => (isSent || field.required ? [[field.wire, value] as const] : [])),
      ),
    )
    .map((fields) => fields.flat());

const withOwn = (fields: Fields, own: Record<string, unknown>, except: readonly string[] = []): Fields =>
  fields.map(([name, value]) => [name, name in own && !except.includes(name) ? own[name] : value]);

const whole = (endpoint: AnyEndpoint, who: CallerName): Omit<Plan, "kind"> => ({
  endpoint,
  caller: isEnding(endpoint) ? "left" : who,
  method: endpoint.method,
  id: isFinal(endpoint) ? NO_ID : undefined,
  query: "",
  authorization: undefined,
  body: () => undefined,
  texts: {},
});

/** Of what is sent, the texts that are kept as such: no lists, which are answered in their own form. */
const textsOf = ({ body }: AnyEndpoint, fields: Fields): Record<string, string> => {
  const kept = body?.fields.filter(({ codec }) => {
    const { type, contentMediaType, format } = shapesOf(codec).answered;
    return type === "string" && contentMediaType === undefined && format === undefined;
  });
  const names = kept?.map(({ wire }) => wire);
  return Object.fromEntries(
    fields.filter(
      (field): field is [string, string] =>
        typeof field[1] === "string" && names?.includes(field[0]) === true,
    ),
  );
};

const fitting = fc.tuple(anyEndpoint, caller).chain(([endpoint, who]) =>
  fc.tuple(fieldsOf(endpoint), fc.boolean()).map(
    ([fields, isForm]): Plan => ({
      ...whole(endpoint, who),
      kind: "fitting",
      body: (own) => endpoint.body && (isForm ? asMultipart : asJson)(withOwn(fields, own)),
      texts: textsOf(endpoint, fields),
    }),
  ),
);

const withBody = endpoints.filter(({ body, method }) => body && method !== "GET");
const EXTRA = ["__proto__", "constructor", "toString", "is_creator", "role", "user_id", "id", "fields"];

const junky = fc.tuple(fc.constantFrom(...withBody), caller).chain(([endpoint, who]) => {
  const names = [
    ...(endpoint.body?.fields.flatMap(({ names: all }) => all) ?? []),
    ...(endpoint.body?.pictures.map(({ wire }) => wire) ?? []),
    ...EXTRA,
  ];
  const wrong = fc.array(fc.tuple(fc.constantFrom(...names), junk), { minLength: 1, maxLength: 3 });
  const files = fc.array(fc.tuple(fc.constantFrom(...names), someFile), { maxLength: 2 });
  return fc.tuple(fieldsOf(endpoint), wrong, files, fc.nat(2), fc.boolean()).map(
    ([fields, broken, parts, form, isOwnId]): Plan => ({
      ...whole(endpoint, who),
      kind: "junk",
      body: (own) => {
        const replaced = broken.map(([name]) => name);
        const kept = fields.filter(([name]) => !replaced.includes(name));
        const all = [...withOwn(kept, isOwnId ? own : {}), ...broken];
        if (form === 0) return asJson(all);
        return asMultipart(all, form === 1 ? parts : []);
      },
    }),
  );
});

const broken = fc.tuple(fc.constantFrom(...withBody), caller).chain(([endpoint, who]) =>
  fieldsOf(endpoint)
    .chain(brokenBody)
    .map((body): Plan => ({ ...whole(endpoint, who), kind: "broken", body: () => body })),
);
const heavy = fc
  .tuple(fc.constantFrom(...withBody), caller, heavyBody)
  .map(([endpoint, who, body]): Plan => ({ ...whole(endpoint, who), kind: "heavy", body: () => body }));

const IDS = [
  "abc",
  "0",
  "-1",
  "1e3",
  "0x1f",
  "%2012",
  "2147483648",
  "99999999999999999999",
  "%00",
  "%ff",
  "..%2f1",
  "1;drop",
  "__proto__",
  "NaN",
  "1.5",
  "🜁",
  "a".repeat(3000),
];
const address = fc
  .tuple(
    anyEndpoint,
    caller,
    fc.oneof(
      fc.constantFrom(...IDS),
      fc.webPath().map((path) => path.slice(1, 60) || "x"),
    ),
    fc.webQueryParameters(),
  )
  .map(
    ([endpoint, who, id, query]): Plan => ({
      ...whole(endpoint, who),
      kind: "address",
      id,
      query: query && `?${query}`,
    }),
  );
const method = fc
  .tuple(anyEndpoint, caller, fc.constantFrom("PATCH", "OPTIONS", "HEAD", "POST", "PUT", "GET"))
  .filter(
    ([endpoint, , other]) => !endpoints.some((one) => one.path === endpoint.path && one.method === other),
  )
  .map(([endpoint, who, other]): Plan => ({ ...whole(endpoint, who), kind: "method", method: other }));
const TOKENS = [
  "Bearer null",
  "Bearer ",
  "Bearer a.b.c",
  "Basic YTpi",
  "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
  "x",
  `Bearer ${"a".repeat(4000)}`,
];
const token = fc
  .tuple(anyEndpoint, fc.constantFrom(...TOKENS))
  .map(([endpoint, authorization]): Plan => ({ ...whole(endpoint, "nobody"), kind: "token", authorization }));

export const plan: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 30, arbitrary: fitting },
  { weight: 45, arbitrary: junky },
  { weight: 10, arbitrary: broken },
  { weight: 1, arbitrary: heavy },
  { weight: 8, arbitrary: address },
  { weight: 3, arbitrary: method },
  { weight: 3, arbitrary: token },
);
