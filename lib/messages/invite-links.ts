export const inviteLinkTexts = {
  /** How often a link was used; `most` is null where it may be used any number of times. */
  used: (times: number, most: number | null) => {
    if (most !== null) return `${times} of ${most} used`;
    return times === 1 ? "used once" : `used ${times} times`;
  },
  withdrawn: "Link withdrawn. It opens the book no more.",
  withdrawFailed: "Failed to withdraw the link.",
  failed: "Failed to make a link.",
  listFailed: "The links that still open can’t be read.",
  confirmWithdrawAll: (links: number) =>
    links === 1 ? "Withdraw the open link too?" : `Withdraw the ${links} open links too?`,
  withdrawAllDetail: (player: string) => `Whoever has one can come in by it, ${player} as well.`,
  allWithdrawn: "The open links are withdrawn.",
  ownMachine:
    "This address opens on this machine alone. For others, open the book by an address that they reach too, and make the link there.",
  copied: "Address copied.",
  copyFailed: "Your browser did not copy the address. Please select it and copy it by hand.",
} as const;
