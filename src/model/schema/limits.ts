/** Lengths as `lengthOf` counts. Forms, rules and functions share them; a test compares `firestore.rules`. */
export const limits = {
  name: 100,
  note: 1000,
  source: 500,
  sources: 10,
  aliases: 20,
  spellings: 20,
  formerNames: 5,
  /** Players listed as different from one. */
  different: 20,
  /** Lines of an event's draws: about 450 entrants. The rules evaluate expressions for each line. */
  draws: 20,
  /** Every device reads the definitions of all sports. */
  sports: 50,
  choices: 6,
  code: 20,
  reason: 500,
  reply: 500,
  /** A shorter report contains nothing to check. The maximum is that of a note. */
  reportMin: 10,
  replies: 20,
  /** The author's limit among these, so that moderators always have room. */
  repliesOfAuthor: 15,
  /** Devices of one account that get notifications. */
  devices: 10,
  profileName: 60,
  score: 99,
  order: 9999,
  /** Rows of a list: anybody may ask for it, and the operator pays. */
  changes: 500,
  queue: 6400,
  queuePage: 200,
  /** Open and recently rejected proposals of one author, raised limits included. */
  working: 6400,
  deltasPerCall: 500,
  /** Below Firestore's own limits on the size of a transaction. */
  writesPerTransaction: 400,
} as const;

/**
 * Characters of a text: code points, as the patterns of the rules count. A letter outside the BMP counts
 * once.
 */
export const lengthOf = (text: string): number => [...text].length;

export const defaults = {
  name: 'MISSING NAME',
  author: 'unknown',
  eventDate: '1900-01-01',
  valid: 0,
} as const;

export const bodyWeight = { min: 20, max: 500 } as const;
