import { expect, it, vi } from "vitest";
import { CallError } from "@/lib/client/api/call";
import { changedParts } from "@/lib/rules/changed-parts";
import { keepInTwoSteps } from "./keep-in-two-steps";
import { openingValues } from "./opening";

const sealed = { title: "A", ...openingValues({ isSealed: true, openedFor: null }) };
const open = { ...sealed, isOpen: true };
const fail = (status: number) => Promise.reject(new CallError("", { status, fields: {} }));

const form = () => {
  const calls = {
    write: vi.fn(async (_: object) => ({ id: 1 })),
    seal: vi.fn(async () => ({ id: 1 })),
    open: vi.fn(async () => ({ id: 1 })),
  };
  const kept = keepInTwoSteps<typeof sealed, { id: number }>();
  return {
    ...calls,
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
