import { unknownAddress } from "@/lib/server/http/unknown-address";

export {
  unknownAddress as DELETE,
  unknownAddress as GET,
  unknownAddress as OPTIONS,
  unknownAddress as PATCH,
  unknownAddress as POST,
  unknownAddress as PUT,
};
