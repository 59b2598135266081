import { expect, it, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { changedParts } from "@/lib/rules/changed-parts";
import { keepInTwoSteps } from "./keep-in-two-steps";
import { openingValues } from "./opening";

const sealed = { title: "A", ...openingValues({ isSealed: true, openedFor: null }) };
const open = { ...sealed, isOpen: true };
const fail = (status: number) => Promise.reject(new CallError("", { status, fields: {} }));

const form = (isMadeBefore = false) => {
  const calls = {
    write: vi.fn(async (_: object) => ({ id: 1 })),
    seal: vi.fn(async () => ({ id: 1 })),
    open: vi.fn(async () => ({ id: 1 })),
  };
  const kept = keepInTwoSteps<typeof sealed, { id: number }>(isMadeBefore);
  return {
    ...calls,
    closingFirst: kept.closingFirst,
    forget: kept.forget,
    changeOrMakeAnew: kept.changeOrMakeAnew,
    save: (fields: typeof sealed, before = sealed) =>
      kept.save(fields, before, {
        ...calls,
        write: ({ title }, { title: was }) => calls.write(changedParts({ title: was }, { title })),
      }),
  };
};

it("seals what may be open since an answer that got lost, and opens it where it may not be", async () => {
  const { save, open: opening, seal } = form();
  opening.mockImplementationOnce(() => fail(0));
  await expect(save(open)).rejects.toThrow(CallError);
  await save(sealed);
  expect(seal).toHaveBeenCalledOnce();

  const another = form();
  another.open.mockImplementationOnce(() => fail(0));
  await expect(another.save(open)).rejects.toThrow(CallError);
  await another.save(open);
  expect(another.open).toHaveBeenCalledTimes(2);
});

it("does not count what was refused as opened", async () => {
  const { save, open: opening, seal } = form();
  opening.mockImplementationOnce(() => fail(422));
  await expect(save(open)).rejects.toThrow(CallError);
  await save(sealed);
  expect(seal).not.toHaveBeenCalled();
});

it("puts back what was written before the opening failed, or may have been", async () => {
  const { save, open: opening, write } = form();
  opening.mockImplementationOnce(() => fail(422));
  await expect(save({ ...open, title: "B" })).rejects.toThrow(CallError);
  await save(sealed);
  expect(write.mock.calls).toEqual([[{ title: "B" }], [{ title: "A" }]]);

  const another = form();
  another.write.mockImplementationOnce(() => fail(0));
  await expect(another.save({ ...sealed, title: "B" })).rejects.toThrow(CallError);
  await another.save(sealed);
  expect(another.write.mock.calls).toEqual([[{ title: "B" }], [{ title: "A" }]]);
});

it("goes on from what was read since", async () => {
  const { save, forget, open: opening, write } = form();
  opening.mockImplementationOnce(() => fail(422));
  await expect(save({ ...open, title: "B" })).rejects.toThrow(CallError);
  forget();
  await save({ ...sealed, title: "B" }, { ...sealed, title: "C" });
  expect(write).toHaveBeenLastCalledWith({ title: "B" });
});

it("leaves sealed what is made anew of what was open, unless the form opens it", async () => {
  const { write, open: opening, seal, changeOrMakeAnew, save } = form();
  write.mockImplementationOnce(() =>
    changeOrMakeAnew(
      () => fail(404),
      async () => ({ id: 2 }),
    ),
  );
  await save({ ...open, title: "B" }, open);
  expect(opening).not.toHaveBeenCalled();
  expect(seal).not.toHaveBeenCalled();

  const another = form();
  another.write.mockImplementationOnce(() =>
    another.changeOrMakeAnew(
      () => fail(404),
      async () => ({ id: 2 }),
    ),
  );
  await another.save(open, sealed);
  expect(another.open).toHaveBeenCalledExactlyOnceWith(2, "all");
});

it("closes what is there to whom it isn't open any more before it writes, and opens it after that", async () => {
  const done: string[] = [];
  const { write, seal, open: opening, closingFirst, save } = form();
  const change = closingFirst(async (_campaign, { params }: { params: { id: number } }) => {
    done.push("change");
    return params;
  });
  write.mockImplementation(() => change(1, { params: { id: 1 } }));
  seal.mockImplementation(async () => {
    done.push("seal");
    return { id: 1 };
  });
  opening.mockImplementation(async () => {
    done.push("open");
    return { id: 1 };
  });
  await save({ ...sealed, title: "B" }, open);
  expect(done.splice(0)).toEqual(["seal", "change"]);
  await save({ ...open, title: "C" }, open);
  expect(done.splice(0)).toEqual(["change", "open"]);
  await save({ ...open, title: "D", audience: "some", chosen: [4] }, open);
  expect(done).toEqual(["open", "change"]);
});

it("seals what an earlier page may have made and opened before it changes it", async () => {
  const { write, seal, closingFirst, save } = form(true);
  write.mockImplementation(() =>
    closingFirst(async (_campaign, { params }: { params: { id: number } }) => {
      expect(seal).toHaveBeenCalledExactlyOnceWith(5);
      return params;
    })(1, { params: { id: 5 } }),
  );
  await save({ ...sealed, title: "B" });
  await save({ ...sealed, title: "C" });
  expect(seal).toHaveBeenCalledOnce();
});
