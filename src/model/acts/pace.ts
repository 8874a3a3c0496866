export interface Pace {
  readonly acts: number;
  readonly documents: number;
}

/** Limits per account and minute. A larger event can still be deleted, alone in its minute. */
export const pacePerMinute = {
  moderator: { acts: 60, documents: 600 },
  admin: { acts: 600, documents: 6000 },
} as const satisfies Record<string, Pace>;
