export interface Pace {
  readonly acts: number;
  /** Records and proposals that these acts may delete. */
  readonly documents: number;
}

/**
 * The most that one account may do within a minute. A larger event is deleted all the same if the account did nothing else in that
 * minute.
 */
export const pacePerMinute = {
  moderator: { acts: 60, documents: 600 },
  admin: { acts: 600, documents: 6000 },
} as const satisfies Record<string, Pace>;
