import { characterSpells } from "@/lib/contract/belongings";
import { belongingRoutes } from "@/lib/server/http/belonging-routes";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(belongingRoutes(characterSpells).create);
