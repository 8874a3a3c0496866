import { rows } from '@/language/en/rows';
import type { Language } from '@/language/language';
import type { Text } from '@/language/text';
import type { LineProblem } from '@/model/card/cardLine';
import type { Doubt, Problem, RowDoubt, RowProblem } from '@/model/card/remarks';
import { bodyWeight } from '@/model/schema/limits';
import { mostOf, type Sport } from '@/model/sports';
import { weightSaid } from '../words/weightSaid';

/** Texts of what only imports find are in `features/import`, so that cards do not load them. */
const cardProblems: Readonly<Record<LineProblem, Text>> = {
  sides: rows.problemSides,
  ambiguousDay: rows.problemAmbiguousDay,
  manySides: rows.problemManySides,
  drawing: rows.problemDrawing,
  name: rows.problemName,
  country: rows.problemCountry,
  unknownFirst: rows.problemUnknownFirst,
  unknownSecond: rows.problemUnknownSecond,
  cancelled: rows.problemCancelled,
  crossTable: rows.problemCrossTable,
  cell: rows.problemCell,
  tooLong: rows.problemTooLong,
  tooMany: rows.problemTooMany,
  samePlayer: rows.problemSamePlayer,
  score: rows.problemScore,
  weight: rows.problemWeight,
  twice: rows.problemTwice,
  sets: rows.problemSets,
  winner: rows.problemWinner,
  wonByNobody: rows.problemWonByNobody,
  unevenDraw: rows.problemUnevenDraw,
  noWinner: rows.problemNoWinner,
  noDraws: rows.problemNoDraws,
};

export const cardDoubts = {
  left: rows.doubtLeft,
  code: rows.doubtCode,
  namesake: rows.doubtNamesake,
  word: rows.doubtWord,
  women: rows.doubtWomen,
  leftArm: rows.doubtLeftArm,
  declined: rows.doubtDeclined,
  class: rows.doubtClass,
  weight: rows.doubtWeight,
  scoreless: rows.doubtScoreless,
  seeds: rows.doubtSeeds,
  zone: rows.doubtZone,
  heading: rows.doubtHeading,
  guessedSection: rows.doubtGuessedSection,
  titles: rows.doubtTitles,
  lost: rows.doubtLost,
  lostCountry: rows.doubtLost,
} as const satisfies Partial<Record<RowDoubt, Text>>;

export interface RowTexts {
  readonly problems: Readonly<Partial<Record<RowProblem, Text>>>;
  readonly doubts: Readonly<Partial<Record<RowDoubt, Text>>>;
}

export const cardTexts = { problems: cardProblems, doubts: cardDoubts } satisfies RowTexts;

const short = (said: string): string => (said.length > 60 ? `${said.slice(0, 60)}…` : said);

export function problemText(
  { t, weight }: Language,
  sport: Sport | undefined,
  { code, said }: Problem,
  { problems }: RowTexts = cardTexts,
): string {
  // A text may ignore some of these values. Cards have no problem without a text.
  const text = (problems[code] ?? rows.problemCell) as Text<'{most}{least}{heaviest}'>;
  const problem = t(text, {
    most: mostOf(sport),
    least: weight(bodyWeight.min),
    heaviest: weight(bodyWeight.max),
  });
  return said === '' ? problem : t(rows.problemSaid, { problem, said: short(said) });
}

export function doubtText(language: Language, doubt: Doubt, { doubts }: RowTexts = cardTexts): string {
  // A text may ignore the words. Cards have no doubt without a text.
  const text = (doubts[doubt.code] ?? rows.doubtLeft) as Text<'{said}'>;
  return language.t(text, { said: shownDoubt(language, doubt) });
}

/** Texts of doubts, each once: a weight that is doubted on both sides has one text. */
export const doubtTexts = (doubts: readonly Doubt[], textOf: (doubt: Doubt) => string): readonly string[] => [
  ...new Set(doubts.map(textOf)),
];

function shownDoubt(language: Language, { code, said }: Doubt): string {
  switch (code) {
    case 'class':
    case 'weight':
      return weightSaid(language, said);
    case 'namesake':
    case 'lostCountry':
      return said
        .split(' · ')
        .map((each) => language.country(each))
        .join(' · ');
    case 'future':
      return language.dates.day(said) ?? said;
    default:
      return short(said);
  }
}
