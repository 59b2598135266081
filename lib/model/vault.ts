/** What the texts of a vault become. */
export const VAULT_BECOMES = ["notes", "handouts"] as const;
export type VaultBecomes = (typeof VAULT_BECOMES)[number];
