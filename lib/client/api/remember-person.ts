import { NOBODY, storageOwner } from "./credentials";

/**
 * Remembers whose session it is, and answers whether what is written from now on is still this person's to send and to keep. Once somebody
 * else has logged in in another tab it would go out as their act, and be kept under their name. While nobody is logged in it stays the
 * person's, and where nobody was, whoever logs in first is the one.
 */
export const rememberPerson = (): (() => boolean) => {
  let person = storageOwner();
  return () => {
    const now = storageOwner();
    if (person === NOBODY) person = now;
    return now === person || now === NOBODY;
  };
};
