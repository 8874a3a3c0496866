/** Lengths as `lengthOf` counts, shared by forms, rules and functions; a test holds `firestore.rules` to them. */
export const limits = {
  name: 100,
  note: 1000,
  source: 500,
  /** Most sources of one record, and most other names of a player. */
  sources: 10,
  aliases: 20,
  /** Most names that a player has given up. */
  formerNames: 5,
  /** Most players that one is said not to be. */
  different: 20,
  /** Most sports that are defined: every device reads all of them. */
  sports: 50,
  /** Most things that matches of one sport differ in. */
  choices: 6,
  /** Of a code of such a choice. */
  code: 20,
  reason: 500,
  reply: 500,
  /** Fewest characters of a report: less says nothing that could be checked. The most are those of a note. */
  reportMin: 10,
  /** Most replies of one thread; who needs more should talk elsewhere. */
  replies: 20,
  /** Of these, how many there may be while the delta's author still replies: moderators always have room. */
  repliesOfAuthor: 15,
  /** Devices of one account that are told of decisions. */
  devices: 10,
  profileName: 60,
  score: 99,
  order: 9999,
  /** Most changes of one list: anybody may ask for them, and the owner pays. */
  changes: 500,
  /** Most proposals of one list, for moderators, and of one's own. */
  queue: 6400,
  /** Proposals of one page of the queue. */
  queuePage: 200,
  /** Most open and rejected proposals of one author that a list shows: all that may be open, raised limits too, and the last rejected. */
  working: 6400,
  /** Most ids one call of `applyWikiDelta` takes. */
  deltasPerCall: 500,
  /** Most writes of one transaction, below Firestore's own limits on size. */
  writesPerTransaction: 400,
} as const;

/** Characters of a text: code points, as the patterns of the rules count. A letter outside the BMP is one, not two. */
export const lengthOf = (text: string): number => [...text].length;

/** Values that the specification gives a record that lacks its own. */
export const defaults = {
  name: 'MISSING NAME',
  author: 'unknown',
  eventDate: '1900-01-01',
  valid: 0,
} as const;

/** Kilograms that somebody may weigh. */
export const bodyWeight = { min: 20, max: 500 } as const;
