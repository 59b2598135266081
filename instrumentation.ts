declare global {
  namespace NodeJS {
    interface ProcessEnv {
      readonly NEXT_RUNTIME?: "nodejs" | "edge";
    }
  }
}

/**
 * Runs once when a server starts, before it answers. The framework compiles this file for its edge runtime too, where nothing
 * of the product runs; the condition is one that its compiler knows and drops the import by.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") await (await import("@/lib/server/process/start-up")).startUp();
}
