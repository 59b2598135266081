import { accounts } from "./accounts";
import { belongings } from "./belongings";
import { campaigns } from "./campaigns";
import { creatures } from "./creatures";
import type { Form } from "./form";

/** Every form of the product, as the tests of faults go through them all. */
export const FORMS: readonly Form[] = [...accounts, ...campaigns, ...creatures, ...belongings];
