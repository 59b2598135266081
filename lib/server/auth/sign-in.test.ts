import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Runner } from "@/db/transaction";
import { Failure } from "@/lib/model/failure";
import { confirmPassword, recogniseByLink, signIn } from "./sign-in";

const counted = vi.hoisted(() => new Map<string, number>());
const password = vi.hoisted(() => ({ look: async (): Promise<boolean> => true }));
vi.mock("@/db/queries/users", () => ({
  findCredentials: async () => ({ id: 1, sessionVersion: 1, passwordHash: "" }),
}));
vi.mock("./device", () => ({ deviceOf: async () => undefined, deviceCookie: async () => "" }));
vi.mock("./password", () => ({ isPassword: () => password.look() }));
vi.mock("@/lib/server/http/rate-limit", () => {
  const add = (points: number) => async (name: string, key: string) => {
    const count = `${name} ${key}`;
    counted.set(count, (counted.get(count) ?? 0) + points);
  };
  return {
    addressOf: () => "192.0.2.1",
    consume: add(1),
    refund: add(-1),
    reset: async (name: string, key: string) => void counted.delete(`${name} ${key}`),
    isTrusted: async () => false,
    trust: async () => undefined,
  };
});

const WAYS: Record<string, () => Promise<unknown>> = {
  "logs in": () => signIn({} as Runner, "maren@example.org", "a password", new Headers()),
  "confirms a change": () => confirmPassword(1, "a password", { passwordHash: "" }),
};

beforeEach(() => counted.clear());

it("takes back what was tried of an account from an address where its password is chosen anew, and nothing else", async () => {
  password.look = async () => false;
  const attempt = (email: string) => signIn({} as Runner, email, "a password", new Headers());
  await expect(attempt("maren@example.org")).rejects.toBeInstanceOf(Failure);
  await expect(attempt("wren@example.org")).rejects.toBeInstanceOf(Failure);
  const before = new Map(counted);
  await recogniseByLink("Maren@example.org", new Headers());
  const gone = [...before.keys()].filter((count) => !counted.has(count));
  expect(gone).toEqual([expect.stringMatching(/^log-in account .+ 192\.0\.2\.1$/)]);
  for (const [count, points] of counted) expect([count, before.get(count)]).toEqual([count, points]);
});

describe.each(Object.entries(WAYS))("a password with which somebody %s", (_, act) => {
  it("counts as an attempt where it is wrong", async () => {
    password.look = async () => false;
    await expect(act()).rejects.toBeInstanceOf(Failure);
    expect([...new Set(counted.values())]).toEqual([1]);
  });

  it("counts for nothing where nobody could look at it", async () => {
    password.look = () => Promise.reject(new Failure("unavailable", "The server is busy"));
    await expect(act()).rejects.toMatchObject({ kind: "unavailable" });
    expect([...new Set(counted.values())]).toEqual([0]);
  });
});
