import { expect, it } from "vitest";
import { senderOf } from "./sender";

const SAID = "198.51.100.7, 203.0.113.9";

it.each([
  "127.0.0.1",
  "::1",
  "::ffff:127.0.0.1",
  "10.1.2.3",
  "172.20.0.5",
  "192.168.1.4",
  "fd00::5",
  "fe80::1",
])("believes what a proxy at %s says of the sender", (peer) => {
  expect(senderOf(SAID, peer)).toBe(SAID);
  expect(senderOf(["198.51.100.7", "203.0.113.9"], peer)).toBe(SAID);
});

it.each(["203.0.113.5", "::ffff:203.0.113.5", "172.32.0.1", "2001:db8::5"])(
  "takes the sender's own address where %s speaks for itself",
  (peer) => {
    expect(senderOf(SAID, peer)).toBe(peer);
  },
);

it("takes the peer's address where nobody says anything", () => {
  expect(senderOf(undefined, "127.0.0.1")).toBe("127.0.0.1");
});
