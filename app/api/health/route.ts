import { pingDatabase } from "@/db/queries/health";
import { readHealth } from "@/lib/contract/service";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(
    readHealth,
    async ({ db }) => {
      await pingDatabase(db);
      return { status: "ready" };
    },
    { load: "light" },
  ),
);
