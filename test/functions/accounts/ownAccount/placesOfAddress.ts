/** People who may ask for a document; `other` has signed in, but is not the owner and has no role. */
export const askers = ['visitor', 'other', 'owner', 'moderator', 'admin'] as const;
export type Asker = (typeof askers)[number];

interface PrivatePlace {
  readonly why: string;
  readonly get: readonly Asker[];
  readonly list: readonly Asker[];
}

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
