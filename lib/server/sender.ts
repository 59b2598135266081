import { BlockList, isIPv6 } from "node:net";

/** This machine and its own network: where a proxy of the operator's stands. */
const near = new BlockList();
near.addSubnet("127.0.0.0", 8);
near.addSubnet("10.0.0.0", 8);
near.addSubnet("172.16.0.0", 12);
near.addSubnet("192.168.0.0", 16);
near.addSubnet("169.254.0.0", 16);
near.addAddress("::1", "ipv6");
near.addSubnet("fc00::", 7, "ipv6");
near.addSubnet("fe80::", 10, "ipv6");

/**
 * `X-Forwarded-For` as it may be believed: what a proxy nearby says, but not what a client from afar says of itself, who could
 * otherwise be somebody else at each attempt.
 */
export const senderOf = (
  forwarded: string | string[] | undefined,
  peer: string | undefined,
): string | undefined => {
  const said = Array.isArray(forwarded) ? forwarded.join(", ") : forwarded;
  if (peer === undefined) return said;
  return said !== undefined && near.check(peer, isIPv6(peer) ? "ipv6" : "ipv4") ? said : peer;
};
