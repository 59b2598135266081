import { characterSpells } from "@/lib/contract/belongings";
import { belongingRoutes } from "@/lib/server/http/belonging-routes";
import { routes } from "@/lib/server/http/routes";

const { change, remove } = belongingRoutes(characterSpells);

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(change, remove);
