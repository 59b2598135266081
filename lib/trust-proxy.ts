import { BlockList, isIP } from "node:net";

const LOOPBACK: [string, number, "ipv4" | "ipv6"][] = [
  ["127.0.0.0", 8, "ipv4"],
  ["::1", 128, "ipv6"],
];
const MOST_HOPS = 20;

/** Whether it was an address, or a network as `10.0.0.0/8`, that is now in the list. */
const add = (list: BlockList, entry: string): boolean => {
  const [address = "", prefix, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const bits = version === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : bits + 1;
  if (length > bits) return false;
  list.addSubnet(address, length, version === 6 ? "ipv6" : "ipv4");
  return true;
};

/**
 * Reads `TRUST_PROXY`: the number of proxies in front of the server, or their addresses and networks, separated by commas, among which
 * `loopback` stands for this machine. Undefined for anything else.
 */
export const readTrustProxy = (written: string) => {
  if (/^\d{1,2}$/.test(written)) return Number(written) <= MOST_HOPS ? { hops: Number(written) } : undefined;
  const addresses = new BlockList();
  for (const entry of written.split(",").map((one) => one.trim())) {
    if (entry === "loopback")
      for (const [from, length, family] of LOOPBACK) addresses.addSubnet(from, length, family);
    else if (!add(addresses, entry)) return undefined;
  }
  return { addresses };
};
