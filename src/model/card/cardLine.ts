import type { CardFacts, FactProblem } from './cardFacts';
import type { EndingProblem } from './endings';
import type { Doubt } from './remarks';

export interface CardLine extends CardFacts {
  readonly player1: string;
  readonly player2: string;
  readonly country1?: string;
  readonly country2?: string;
  readonly other1?: string;
  readonly other2?: string;
}

/**
 * Why a line was not understood.
 *
 *   sides                        no two names with a separator
 *   ambiguousDay                 no match, but a day whose order is unknown
 *   manySides                    more than two sides
 *   drawing                      part of a drawn bracket or table
 *   name                         a name that no player may have
 *   country                      a country instead of a name
 *   unknownFirst, unknownSecond  a placeholder instead of a person
 *   cancelled                    a match that did not take place
 *   sets                         more than one score
 *   crossTable                   a row of a cross table
 *   samePlayer                   one name twice
 *   noDraws                      a draw in a sport without draws
 *   score                        out of range
 *   weight                       no class of the sport
 *   twice                        contradicting values of one fact
 *   cell                         a cell without meaning
 *   tooLong, tooMany             beyond `cardLimits`
 *
 * `EndingProblem` has those of an ending.
 */
export type LineProblem =
  | FactProblem
  | EndingProblem
  | 'sides'
  | 'ambiguousDay'
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

export interface DoubtedLine extends CardLine {
  readonly doubts: readonly Doubt[];
}
