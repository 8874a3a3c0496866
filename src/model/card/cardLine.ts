import type { CardFacts, FactTrouble } from './cardFacts';
import type { EndingTrouble } from './endings';
import type { Unsure } from './weightClass';

/** A match as one line tells it, with the names as they are written there. */
export interface CardLine extends CardFacts {
  readonly player1: string;
  readonly player2: string;
  /** The countries of the two, as a flag, a code or a name behind theirs says. */
  readonly country1?: string;
  readonly country2?: string;
  /** Their names in another script. */
  readonly other1?: string;
  readonly other2?: string;
}

/**
 * Why a line was not understood: `sides` no two names with something between them, `manySides` more than two,
 * `drawing` one of a drawn bracket or table that tells no match by itself, `name` a name no player may have, `country` one that is a country's, `unknownFirst` and `unknownSecond` a side that names nobody yet, `cancelled` a match that was not fought, `sets` more than one score, `crossTable` a line of a table in which each meets each, `samePlayer` one name twice, `noDraws` one in a sport without, `score` out of range, `weight` no class of the sport,
 * `twice` one fact said in two ways, `cell` a cell that means nothing here, `tooLong` and `tooMany` more than anybody
 * writes; those of an ending are `EndingTrouble`.
 */
export type LineTrouble =
  | FactTrouble
  | EndingTrouble
  | 'sides'
  | 'drawing'
  | 'manySides'
  | 'name'
  | 'country'
  | 'unknownFirst'
  | 'unknownSecond'
  | 'cancelled'
  | 'crossTable'
  | 'samePlayer'
  | 'noDraws'
  | 'cell'
  | 'tooLong'
  | 'tooMany';

/** A match, and the words of its line that its inputs do not quite say. */
export interface DoubtedLine extends CardLine {
  readonly unsure?: Unsure;
}
