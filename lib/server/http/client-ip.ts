import { type BlockList, isIP } from "node:net";

/**
 * Whom to believe what it says of where a request comes from: so many proxies in front of the server, or those at these addresses.
 * @see env.ts for how it is written
 */
export type TrustedProxies = { readonly hops: number } | { readonly addresses: BlockList };

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** IPv4 within IPv6 is IPv4; a port, brackets and a zone are left out. Undefined for what is no address. */
const addressIn = (entry: string): string | undefined => {
  const bare = entry
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  return isIP(bare) === 0 ? undefined : bare;
};

/** The longest header that is looked into: more proxies than that are none. */
const LONGEST = 2048;

/**
 * The network address of the one who sent a request: that of the peer, or what trusted proxies say in `X-Forwarded-For`, where each adds
 * whom it was asked by. What stands before the first one that isn't trusted was chosen by the client.
 */
export const trustedClientIp = (
  forwarded: string | string[] | undefined,
  peer: string | undefined,
  trusted: TrustedProxies,
): string | undefined => {
  const said = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "");
  const entries = said.length > LONGEST ? [] : said.split(",").toReversed();
  let sender = peer === undefined ? undefined : addressIn(peer);
  for (const [hop, entry] of entries.entries()) {
    const isTrusted =
      "hops" in trusted
        ? hop < trusted.hops
        : sender !== undefined && trusted.addresses.check(sender, familyOf(sender));
    const address = addressIn(entry);
    if (!isTrusted || address === undefined) break;
    sender = address;
  }
  return sender;
};

const NETWORK_GROUPS = 4;

/** What attempts are counted by: whoever has one address of IPv6 has a whole network of them (/64). */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const whole = [...groups, ...Array.from({ length: missing }, () => "0"), ...(tail?.split(":") ?? [])];
  return `${whole
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
};
