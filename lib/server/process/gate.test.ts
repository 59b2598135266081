import { expect, it, vi } from "vitest";
import { Gate } from "./gate";

vi.mock("server-only", () => ({}));

const later = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

it("runs so much at once, lets a few wait in their order and refuses the rest", async () => {
  const gate = new Gate({ atOnce: 2, waiting: 1 });
  const held = [later(), later(), later(), later()];
  const order: number[] = [];
  const enter = (index: number, options?: { patient: boolean }) =>
    gate.run(async () => {
      order.push(index);
      await held[index]?.promise;
    }, options);
  const all = [enter(0), enter(1), enter(2)];
  await expect(enter(9)).rejects.toMatchObject({ kind: "unavailable", details: { retryAfter: 5 } });
  all.push(enter(3, { patient: true }));
  expect(order).toEqual([0, 1]);
  held[1]?.resolve();
  await all[1];
  await Promise.resolve();
  expect(order).toEqual([0, 1, 2]);
  for (const { resolve } of held) resolve();
  await Promise.all(all);
  expect(order).toEqual([0, 1, 2, 3]);
});

it("gives a place back when the work fails", async () => {
  const gate = new Gate({ atOnce: 1, waiting: 0 });
  await expect(gate.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await gate.run(async () => "next")).toBe("next");
});
