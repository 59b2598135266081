import * as fights from "@/lib/contract/fights";
import { readFight } from "@/lib/server/table/fights";
import { route } from "@/lib/server/http/route";
import { routes } from "@/lib/server/http/routes";

export const { GET, POST, PUT, DELETE, PATCH, OPTIONS } = routes(
  route(fights.read, ({ params, ...call }) => readFight([params.id], call)),
);
