import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  // "server-only" resolves to an empty module under this condition, as it does in a server component.
  ssr: { resolve: { conditions: ["react-server", "node", "default"] } },
  test: {
    testTimeout: 30_000,
    env: { LOG_LEVEL: "silent", NEXTAUTH_SECRET: "only for tests, only on this machine" },
    include: ["lib/**/*.test.ts", "components/**/*.test.ts", "db/**/*.test.ts", "scripts/**/*.test.ts"],
  },
});
