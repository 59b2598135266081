import { describe, expect, it } from "vitest";
import { readTrustProxy } from "@/lib/trust-proxy";
import { networkOf, trustedClientIp } from "./client-ip";

const trusted = (written: string) => {
  const read = readTrustProxy(written);
  if (!read) throw new Error(`${written} is no list of proxies`);
  return read;
};
const SAID = "198.51.100.7, 203.0.113.9";

describe("X-Forwarded-For", () => {
  it.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("is believed from %s by default", (peer) => {
    expect(trustedClientIp(SAID, peer, trusted("loopback"))).toBe("203.0.113.9");
    expect(trustedClientIp(["198.51.100.7", "203.0.113.9"], peer, trusted("loopback"))).toBe("203.0.113.9");
  });

  it.each(["10.1.2.3", "172.20.0.5", "192.168.1.4", "fd00::5", "fe80::1", "203.0.113.5"])(
    "is not believed from %s, however near, unless it is named",
    (peer) => {
      expect(trustedClientIp(SAID, peer, trusted("loopback"))).toBe(peer);
      expect(trustedClientIp(SAID, peer, trusted(`loopback, ${peer}`))).toBe("203.0.113.9");
    },
  );

  it("is followed through the proxies that are named, and no further", () => {
    const proxies = trusted("10.0.0.0/8, 2001:db8::/32");
    expect(trustedClientIp("1.1.1.1, 198.51.100.7, 10.9.9.9", "10.0.0.1", proxies)).toBe("198.51.100.7");
    expect(trustedClientIp("198.51.100.7, 2001:db8::1", "10.0.0.1", proxies)).toBe("198.51.100.7");
  });

  it.each([
    ["0", "10.0.0.1"],
    ["1", "203.0.113.9"],
    ["2", "198.51.100.7"],
    ["9", "198.51.100.7"],
  ])("is followed for %s hops", (hops, sender) => {
    expect(trustedClientIp(SAID, "10.0.0.1", trusted(hops))).toBe(sender);
  });

  it.each([
    "x".repeat(5000),
    "somebody",
    "",
    "999.1.1.1",
    `${SAID}, nonsense`,
    `${"1.1.1.1,".repeat(2000)}1.1.1.1`,
  ])("is the peer where it holds no address", (said) => {
    expect(trustedClientIp(said, "127.0.0.1", trusted("loopback"))).toBe("127.0.0.1");
  });

  it.each([
    ["198.51.100.7:4711", "198.51.100.7"],
    ["[2001:db8::7]:4711", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["fe80::1%eth0", "fe80::1"],
    ["::ffff:198.51.100.7", "198.51.100.7"],
  ])("may name %s", (said, sender) => {
    expect(trustedClientIp(said, "127.0.0.1", trusted("loopback"))).toBe(sender);
  });

  it("is nothing where the peer is unknown and nobody is trusted", () => {
    expect(trustedClientIp(undefined, undefined, trusted("loopback"))).toBeUndefined();
  });
});

it.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3:4::", "1:2:3:4::/64"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
