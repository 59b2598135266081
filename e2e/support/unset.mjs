/**
 * What an operator may have set in a file of the environment, as if they had not: an empty variable hides that of a file, and tests never
 * write into the database, the picture store or the mailboxes that it names.
 */
export const UNSET = {
  DATABASE_URL: "",
  MIGRATE_DATABASE_URL: "",
  NEXTAUTH_SECRET: "",
  NEXTAUTH_URL: "",
  BLOB_READ_WRITE_TOKEN: "",
  MAIL_URL: "",
  TRUST_PROXY: "",
};
