import { characterBackgrounds } from "@/lib/contract/origins";
import { originRoutes } from "@/lib/server/http/origin-routes";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(originRoutes(characterBackgrounds).create);
