import { characterActions } from "@/lib/contract/belongings";
import { belongingRoutes } from "@/lib/server/http/belonging-routes";
import { routes } from "@/lib/server/http/routes";

const { list, change, remove } = belongingRoutes(characterActions);

// The id is the character's where actions are listed, and an action's where one is changed.
export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(list, change, remove);
