import type { LineProblem } from './cardLine';

export interface Remark<Code> {
  readonly code: Code;
  /** Quotes the source; empty if the whole row is meant. */
  readonly said: string;
  /** Path of the field that the remark is about; absent if it is about the row. */
  readonly at?: string | undefined;
}

export type DayProblem = 'ambiguousDay' | 'day';

export type CellProblem = 'scoreAsDay' | 'bodyWeight' | 'unknown';

/**
 * Why a row cannot become a match: why its line, its days or its cells were not understood, or
 *
 *   formula     a formula without its value
 *   player      a side without a name
 *   event       an event without a name
 *   noDay       a new event without a day
 *   sport       another sport
 *   line        a text that is too long
 *   video       a link to no video
 *   gender      no gender, and none that the players suggest
 *   samePerson  two names of one player
 */
export type RowProblem =
  | LineProblem
  | DayProblem
  | CellProblem
  | 'formula'
  | 'player'
  | 'event'
  | 'noDay'
  | 'sport'
  | 'line'
  | 'video'
  | 'gender'
  | 'samePerson';

/**
 * What is uncertain in a row that can become a match.
 *
 *   left           words beside a name that mean nothing known
 *   lost           words that have gone nowhere, or that a known record does not say
 *   lostCountry    the code of a country that a known record does not have
 *   code           a code after a name that was read as a country, and may be a surname or a state
 *   namesake       one name with several countries, by their codes
 *   word           a word after a name that was read as a fact, and may be a surname
 *   women          a W in brackets that was read as women, and may mark the winner
 *   leftArm        an L beside a name that was read as the left arm, and may mark the loser
 *   declined       a name that the verb before it may have declined
 *   class, weight  a weight of the match that is no limit, taken for the class and for the sides' weights
 *   bodyClass      a class that only the body weights give
 *   scoreless      0-0: a draw, or no match
 *   half           1/2: a draw, or 1 to 2
 *   seeds          scores that may be places in a seeding
 *   section        a heading that was not understood
 *   heading        a heading that may be of the match above it or of those below
 *   guessedSection a heading with a number that is likely a class
 *   above, below   an event taken from the row above, a code that only the row above has
 *   country        an unknown country
 *   order          a place on the card that is no number
 *   zone           a time of another zone
 *   titleWord, titleUnnamed, titleName, titles
 *                  a form of address, no name of a title, an unusual one, several of them
 *   future         a result of a day that has not come
 */
export type RowDoubt =
  | 'left'
  | 'lost'
  | 'lostCountry'
  | 'code'
  | 'namesake'
  | 'word'
  | 'women'
  | 'leftArm'
  | 'declined'
  | 'class'
  | 'weight'
  | 'bodyClass'
  | 'scoreless'
  | 'half'
  | 'seeds'
  | 'section'
  | 'heading'
  | 'guessedSection'
  | 'above'
  | 'below'
  | 'country'
  | 'order'
  | 'zone'
  | 'titleWord'
  | 'titleUnnamed'
  | 'titleName'
  | 'titles'
  | 'future';

export type Doubt = Remark<RowDoubt>;
export type Problem = Remark<RowProblem>;

type Side = 'player1' | 'player2';

export function withLeft(
  doubts: readonly Doubt[],
  at: Side,
  words: readonly (string | undefined)[],
): readonly Doubt[] {
  const isIt = (doubt: Doubt) => doubt.code === 'left' && doubt.at === at;
  const said = [doubts.find(isIt)?.said, ...words].filter(Boolean).join(' · ');
  return said === '' ? doubts : [...doubts.filter((doubt) => !isIt(doubt)), { code: 'left', said, at }];
}
