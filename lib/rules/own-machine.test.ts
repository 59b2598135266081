import { expect, test } from "vitest";
import { isOwnMachine } from "./own-machine";

test("an address of the machine itself is told from one that others reach", () => {
  const own = [
    "http://localhost:3000",
    "http://tome.localhost",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
  ];
  const others = ["http://192.168.1.20:3000", "https://localhost.example.org", "https://tome.example.org"];
  expect([...own, ...others].filter(isOwnMachine)).toEqual(own);
});
