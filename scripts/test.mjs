// `npm test`: unit tests, then the API and the screens against the production build. Needs neither a database server nor root.
import { browserTests, tally, unitTests } from "./tally.mjs";

process.exit(await tally([unitTests, browserTests("api", "embedded", "screens")]));
