import type { Match } from '../records';
import type { CardFacts } from './cardFacts';

export type Outcome = NonNullable<Match['outcome']>;
export type Winner = NonNullable<Match['winner']>;

/** How a match ended and who won, as far as a card says it. */
export type Ending = Pick<CardFacts, 'outcome' | 'winner'>;

/**
 * Why a line's facts about how a match ended cannot all be true: `winner` the named winner does not have the higher score,
 * `wonByNobody` a draw or no contest names a winner, `unevenDraw` a draw has two different scores, `noWinner` nobody can
 * tell from the line who won.
 */
export type EndingTrouble = 'winner' | 'wonByNobody' | 'unevenDraw' | 'noWinner';

/** How each outcome is called on cards, in lower case, first as we print it. Scores and winners have signs of their own. */
const outcomeWords = {
  walkover: [
    'walkover',
    'walk over',
    'wo',
    'w/o',
    'w o',
    'forfeit',
    'forfeited',
    'default',
    'no-show',
    '不戦勝',
  ],
  injury: ['injury', 'retirement', 'medical', '負傷'],
  disqualification: ['disqualification', 'disqualified', 'dq', 'dsq', 'disq', '失格'],
  noContest: ['no contest', 'nc', '無効試合'],
  draw: ['draw', '引き分け', '引分け', '引分'],
} as const satisfies Readonly<Partial<Record<Outcome, readonly string[]>>>;

const outcomes: ReadonlyMap<string, Outcome> = new Map(
  // `Object.entries` forgets that the keys are outcomes.
  (Object.entries(outcomeWords) as [keyof typeof outcomeWords, readonly string[]][]).flatMap(
    ([outcome, words]) => words.map((word) => [word, outcome] as const),
  ),
);

/** A word that `endingOf` reads as the outcome; `undefined` for those that scores and the winner say. */
export const outcomeWord = (outcome: Outcome): string | undefined =>
  outcome === 'score' || outcome === 'winner' ? undefined : outcomeWords[outcome][0];

/** The words of tables, where `def.` has no place. */
const winnerPattern = /^player ([12]) (?:won|wins)$/;

/** The ending that words in lower case state by themselves. */
export function endingOf(words: string): Ending | undefined {
  const outcome = outcomes.get(words.replace(/^(?:by|via|due to|through|on) (?:an? )?/, ''));
  if (outcome !== undefined) return { outcome };
  const won = winnerPattern.exec(words)?.[1];
  return won === undefined ? undefined : { winner: won === '1' ? 'player1' : 'player2' };
}

/**
 * The facts of a whole line, once it is clear that they agree.
 *
 *   OUTCOME SAID                        WINNER SAID                  NO WINNER SAID
 *   none, without scores                outcome `winner`             as they are
 *   none, with scores                   by the scores alone, if the  as they are
 *                                       winner leads; outcome
 *                                       `winner`, if they are even;
 *                                       else `winner`
 *   walkover, injury, disqualification  as they are                  as they are with scores, else `noWinner`
 *   draw                                `wonByNobody`                as they are; `unevenDraw` if scores differ
 *   noContest                           `wonByNobody`                as they are
 */
export function checkEnding(facts: CardFacts): CardFacts | EndingTrouble {
  const { outcome, winner, ...others } = facts;
  const lead =
    facts.score1 === undefined || facts.score2 === undefined ? undefined : facts.score1 - facts.score2;
  switch (outcome) {
    case undefined:
      if (winner === undefined) return facts;
      // Something else decided between even scores: a tie-break, the lighter body weight.
      if (lead === undefined || lead === 0) return { ...facts, outcome: 'winner' };
      return (winner === 'player1' ? lead > 0 : lead < 0) ? others : 'winner';
    case 'draw':
      if (winner !== undefined) return 'wonByNobody';
      return lead !== undefined && lead !== 0 ? 'unevenDraw' : facts;
    case 'noContest':
      return winner === undefined ? facts : 'wonByNobody';
    default:
      return winner === undefined && lead === undefined ? 'noWinner' : facts;
  }
}
