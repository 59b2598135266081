/** What was sought in a book in vain, for the shelf to which the reader is being led: there it is sought in all of them. */
export const onTheWay: { words: string | undefined } = { words: undefined };
