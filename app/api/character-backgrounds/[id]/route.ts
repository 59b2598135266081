import { characterBackgrounds } from "@/lib/contract/origins";
import { originRoutes } from "@/lib/server/origin-routes";
import { routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(originRoutes(characterBackgrounds).change);
