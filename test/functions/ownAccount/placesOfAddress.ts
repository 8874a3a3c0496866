/** Those who may ask for a document; `other` has signed in, and is neither its owner nor anything more. */
export const askers = ['visitor', 'other', 'owner', 'moderator', 'admin'] as const;
export type Asker = (typeof askers)[number];

interface PrivatePlace {
  /** Why the address has to be there. */
  readonly why: string;
  /** Accounts that may read a document by its path under the rules. */
  readonly get: readonly Asker[];
  /** Accounts that may query the collection under the rules. */
  readonly list: readonly Asker[];
}

/** The collections in whose documents an account's address may stand. In any other collection it is a leak. */
export const placesOfAddress: Readonly<Record<string, PrivatePlace>> = {
  user: { why: 'the private document', get: ['owner'], list: [] },
  mail: { why: 'a mail under way says to whom it goes; it is deleted once delivered', get: [], list: [] },
  personRequest: {
    why: 'who asks not to be named says how to be reached; it is deleted once decided',
    get: [],
    list: ['admin'],
  },
  departure: {
    why: 'while an account is deleted, its address is taken out of texts; it is deleted with the second pass',
    get: [],
    list: [],
  },
};
