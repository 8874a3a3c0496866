import type { Match } from '../records/records';
import type { CardFacts } from './cardFacts';

export type Outcome = NonNullable<Match['outcome']>;
export type Winner = NonNullable<Match['winner']>;

export type Ending = Pick<CardFacts, 'outcome' | 'winner'>;

/**
 * Why a line's facts about its ending contradict each other: `winner` the named winner does not lead,
 * `wonByNobody` a draw or no contest with a winner, `unevenDraw` a draw with unequal scores, `noWinner` an
 * ending without any winner.
 */
export type EndingProblem = 'winner' | 'wonByNobody' | 'unevenDraw' | 'noWinner';

const words = (all: string): readonly [string, ...string[]] => {
  const [first = '', ...more] = all.split('|');
  return [first, ...more];
};

/** Words for outcomes on cards, in lower case, our own first. Scores and winners have signs of their own. */
const outcomeWords = {
  walkover: words(
    'walkover|walk over|walk-over|wo|w/o|w o|w.o|w.o.|forfeit|forfeited|forfait|ff|default|no-show|kampflos|nicht angetreten|неявка|incomparecencia|incomparecência|ausencia|walkower|hükmen|不戦勝|不戦敗|부전승|不战胜',
  ),
  injury: words(
    'injury|injured|inj|retirement|retired|ret|medical|verletzung|verletzt|aufgabe|травма|травмы|lesión|lesion|lesionado|lesionada|lesão|blessure|abandon|abandono|infortunio|ritiro|kontuzja|sakatlık|負傷|棄権|途中棄権|부상|기권|受伤',
  ),
  disqualification: words(
    'disqualification|disqualified|dq|dsq|disq|disqualifikation|disqualifiziert|дисквалификация|дискваліфікація|descalificación|descalificado|descalificada|desclassificação|desclassificado|disqualifié|squalifica|dyskwalifikacja|diskalifiye|失格|反則負け|실격|取消资格',
  ),
  noContest: words('no contest|nc|無効試合|ノーコンテスト|노콘테스트|无效比赛'),
  draw: words(
    'draw|drawn|tie|tied|remis|unentschieden|ничья|нічия|empate|égalité|match nul|pareggio|beraberlik|berabere|引き分け|引分け|引分|무승부|平局',
  ),
} as const satisfies Readonly<Partial<Record<Outcome, readonly string[]>>>;

const outcomes: ReadonlyMap<string, Outcome> = new Map(
  (Object.entries(outcomeWords) as [keyof typeof outcomeWords, readonly string[]][]).flatMap(
    ([outcome, words]) => words.map((word) => [word, outcome] as const),
  ),
);

/** The word that `endingOf` reads as the outcome; `undefined` for outcomes that scores or winner express. */
export const outcomeWord = (outcome: Outcome): string | undefined =>
  outcome === 'score' || outcome === 'winner' ? undefined : outcomeWords[outcome][0];

/** For tables, where `def.` does not fit. */
const winnerPattern = /^player ([12]) (?:won|wins)$/;

export function endingOf(words: string): Ending | undefined {
  const outcome = outcomes.get(
    words.replace(/^(?:by|via|due to|through|on|durch|wegen|nach|por|par|per|przez|из-за|по) (?:an? )?/, ''),
  );
  if (outcome !== undefined) return { outcome };
  const won = winnerPattern.exec(words)?.[1];
  return won === undefined ? undefined : { winner: won === '1' ? 'player1' : 'player2' };
}

/**
 * Checks the facts of a whole line for agreement.
 *
 *   OUTCOME GIVEN                       WINNER GIVEN                 NO WINNER GIVEN
 *   none, without scores                outcome `winner`             unchanged
 *   none, with scores                   scores alone, if the winner  unchanged
 *                                       leads; outcome `winner`, if
 *                                       they are even; else problem
 *                                       `winner`
 *   walkover, injury, disqualification  unchanged                    unchanged with scores, else `noWinner`
 *   draw                                `wonByNobody`                unchanged; `unevenDraw` if scores differ
 *   noContest                           `wonByNobody`                unchanged
 */
export function checkEnding(facts: CardFacts): CardFacts | EndingProblem {
  const { outcome, winner, ...others } = facts;
  const lead =
    facts.score1 === undefined || facts.score2 === undefined ? undefined : facts.score1 - facts.score2;
  switch (outcome) {
    case undefined:
      if (winner === undefined) return facts;
      // At even scores something else decided: a tie-break, or the lower body weight.
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
