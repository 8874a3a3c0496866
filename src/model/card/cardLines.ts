import type { SectionFacts } from './cardFacts';
import type { LineProblem } from './cardLine';
import type { EventFacts } from './eventLine';
import type { Doubt } from './remarks';
import type { Row } from './row';

/** A line of a card, or several that are one match; counted from 1. */
export interface SourceLine {
  readonly text: string;
  readonly line: number;
  readonly last: number;
  readonly blanks: number;
  /** What lines below the match say of it. */
  readonly facts?: SectionFacts;
  /** Headings that may belong to the match above or to those below. A heading lists itself, a match those that may be its own. */
  readonly unsure?: readonly Doubt[];
}

export interface LineAt {
  readonly line: number;
  readonly last?: number;
  readonly text: string;
}

export interface MatchLine extends Row, LineAt {
  readonly kind: 'match';
}

export type ReadLine =
  | MatchLine
  | (LineAt & {
      readonly kind: 'event';
      readonly facts: EventFacts;
      /** The time of the day that it states in UTC: at the event it may be another day. */
      readonly utcTime?: string;
    })
  | (LineAt & { readonly kind: 'heading'; readonly facts: SectionFacts })
  | (LineAt & {
      readonly kind: 'unread';
      readonly problem: LineProblem;
      /** The headings above it count no more. */
      readonly endsSection?: true;
    });
