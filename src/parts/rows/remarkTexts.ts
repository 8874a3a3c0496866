import { rows } from '@/language/en/rows';
import type { Language } from '@/language/language';
import type { Text } from '@/language/text';
import type { Doubt, Problem, RowDoubt, RowProblem } from '@/model/card/remarks';
import { bodyWeight } from '@/model/schema/limits';
import { mostOf, type Sport } from '@/model/sports';
import { weightSaid } from '../words/weightSaid';

const problems: Readonly<Record<RowProblem, Text>> = {
  sides: rows.problemSides,
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
  formula: rows.problemFormula,
  player: rows.problemPlayer,
  samePlayer: rows.problemSamePlayer,
  samePerson: rows.problemSamePerson,
  event: rows.problemEvent,
  noDay: rows.problemNoDay,
  day: rows.problemDay,
  ambiguousDay: rows.problemAmbiguousDay,
  sport: rows.problemSport,
  line: rows.problemLine,
  video: rows.problemVideo,
  gender: rows.problemGender,
  score: rows.problemScore,
  scoreAsDay: rows.problemScoreAsDay,
  weight: rows.problemWeight,
  bodyWeight: rows.problemBodyWeight,
  twice: rows.problemTwice,
  sets: rows.problemSets,
  winner: rows.problemWinner,
  wonByNobody: rows.problemWonByNobody,
  unevenDraw: rows.problemUnevenDraw,
  noWinner: rows.problemNoWinner,
  noDraws: rows.problemNoDraws,
  unknown: rows.problemUnknown,
};

const doubts: Readonly<Record<RowDoubt, Text>> = {
  left: rows.doubtLeft,
  lost: rows.doubtLost,
  lostCountry: rows.doubtLost,
  code: rows.doubtCode,
  namesake: rows.doubtNamesake,
  word: rows.doubtWord,
  women: rows.doubtWomen,
  class: rows.doubtClass,
  weight: rows.doubtWeight,
  bodyClass: rows.doubtBodyClass,
  scoreless: rows.doubtScoreless,
  half: rows.doubtHalf,
  seeds: rows.doubtSeeds,
  section: rows.doubtSection,
  guessedSection: rows.doubtGuessedSection,
  above: rows.doubtAbove,
  below: rows.doubtBelow,
  country: rows.doubtCountry,
  order: rows.doubtOrder,
  zone: rows.doubtZone,
  titleWord: rows.doubtTitleWord,
  titleUnnamed: rows.doubtTitleUnnamed,
  titleName: rows.doubtTitleName,
  titles: rows.doubtTitles,
  future: rows.doubtFuture,
};

const short = (said: string): string => (said.length > 60 ? `${said.slice(0, 60)}…` : said);

export function problemText(
  { t, weight }: Language,
  sport: Sport | undefined,
  { code, said }: Problem,
): string {
  // A text may ignore some of these values.
  const text = problems[code] as Text<'{most}{least}{heaviest}'>;
  const problem = t(text, {
    most: mostOf(sport),
    least: weight(bodyWeight.min),
    heaviest: weight(bodyWeight.max),
  });
  return said === '' ? problem : t(rows.problemSaid, { problem, said: short(said) });
}

export function doubtText(language: Language, doubt: Doubt): string {
  // A text may ignore the words.
  const text = doubts[doubt.code] as Text<'{said}'>;
  return language.t(text, { said: shownDoubt(language, doubt) });
}

function shownDoubt(language: Language, { code, said }: Doubt): string {
  switch (code) {
    case 'class':
    case 'weight':
      return weightSaid(language, said);
    case 'namesake':
      return said
        .split(' · ')
        .map((each) => language.country(each))
        .join(' · ');
    case 'lostCountry':
      return language.country(said);
    case 'future':
      return language.dates.day(said) ?? said;
    default:
      return short(said);
  }
}
