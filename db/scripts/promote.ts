import { Refusal } from "@/lib/refusal";
import { byOperator } from "./by-operator";
import { command } from "./command";

const [email = "", ...more] = process.argv.slice(2);

/** Nobody can become super_admin through the API; this is the only way. */
await command(async () => {
  if (email === "" || more.length > 0)
    throw new Refusal("Name one account by its e-mail address: npm run promote -- somebody@example.org");
  const { username, id } = await byOperator("promote", { email });
  return `${username} (id ${id}) is super_admin now, from the next click on.`;
});
