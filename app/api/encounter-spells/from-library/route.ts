import { encounterSpells } from "@/lib/contract/belongings";
import { belongingRoutes } from "@/lib/server/belonging-routes";
import { routes } from "@/lib/server/route";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(belongingRoutes(encounterSpells).take);
