/** A stored document as plain data with its id. Times are epoch milliseconds. */
export type PlainDoc = Readonly<Record<string, unknown>> & { readonly id: string };
