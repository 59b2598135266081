import { endpoints } from "@/lib/contract/all";
import { describeApi } from "@/lib/contract/openapi";
import { readDescription } from "@/lib/contract/service";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(readDescription, async () => describeApi(endpoints)),
);
