import { importing } from '@/language/en/importing';
import type { Language, Translate } from '@/language/language';
import type { Text } from '@/language/text';
import type { Remark } from '@/model/importing/readRow';
import { bodyWeight } from '@/model/schema/limits';
import { mostOf, type Sport } from '@/model/sports';
import { weightSaid } from '@/parts/words/weightSaid';
import type { PlanDoubt, PlanProblem, Repeat } from './plan';

const problems = {
  formula: importing.problemFormula,
  player: importing.problemPlayer,
  name: importing.problemName,
  samePlayer: importing.problemSamePlayer,
  samePerson: importing.problemSamePerson,
  event: importing.problemEvent,
  noDay: importing.problemNoDay,
  day: importing.problemDay,
  ambiguousDay: importing.problemAmbiguousDay,
  sport: importing.problemSport,
  line: importing.problemLine,
  video: importing.problemVideo,
  gender: importing.problemGender,
  score: importing.problemScore,
  scoreAsDay: importing.problemScoreAsDay,
  weight: importing.problemWeight,
  bodyWeight: importing.problemBodyWeight,
  twice: importing.problemTwice,
  sets: importing.problemSets,
  winner: importing.problemWinner,
  wonByNobody: importing.problemWonByNobody,
  unevenDraw: importing.problemUnevenDraw,
  noWinner: importing.problemNoWinner,
  noDraws: importing.problemNoDraws,
  unknown: importing.problemUnknown,
} as const satisfies Record<PlanProblem, Text<string>>;

const doubts = {
  class: importing.doubtClass,
  above: importing.doubtAbove,
  country: importing.doubtCountry,
  order: importing.doubtOrder,
  below: importing.doubtBelow,
  code: importing.doubtCode,
  left: importing.doubtLeft,
  zone: importing.doubtZone,
  titleWord: importing.doubtTitleWord,
  titleUnnamed: importing.doubtTitleUnnamed,
  titleName: importing.doubtTitleName,
  titles: importing.doubtTitles,
  half: importing.doubtHalf,
  scoreless: importing.doubtScoreless,
  section: importing.doubtSection,
  guessedSection: importing.doubtGuessedSection,
  bodyClass: importing.doubtBodyClass,
  future: importing.doubtFuture,
  lost: importing.doubtLost,
  lostCountry: importing.doubtLost,
} as const satisfies Record<PlanDoubt, Text<string>>;

const short = (said: string): string => (said.length > 60 ? `${said.slice(0, 60)}…` : said);

// A text may ignore some of these values.
const say = (t: Translate, text: Text<string>, values: Readonly<Record<string, string | number>>): string =>
  t(
    text as Text<'{said}{most}{least}{heaviest}'>,
    values as {
      readonly said: string;
      readonly most: number;
      readonly least: string;
      readonly heaviest: string;
    },
  );

export const problemText = (
  { t, weight }: Language,
  sport: Sport | undefined,
  { code, said }: Remark<PlanProblem>,
): string =>
  say(t, problems[code], {
    said: short(said),
    most: mostOf(sport),
    least: weight(bodyWeight.min),
    heaviest: weight(bodyWeight.max),
  });

export function doubtText(language: Language, { code, said }: Remark<PlanDoubt>): string {
  return say(language.t, doubts[code], { said: shownDoubt(language, { code, said }) });
}

function shownDoubt(language: Language, { code, said }: Remark<PlanDoubt>): string {
  switch (code) {
    case 'class':
      return weightSaid(language, said);
    case 'lostCountry':
      return language.country(said);
    case 'future':
      return language.dates.day(said) ?? said;
    default:
      return short(said);
  }
}

export const repeatText = (t: Translate, repeats: Repeat): string =>
  repeats.kind === 'stored' ? t(importing.repeatsStored) : t(importing.repeatsLine, { line: repeats.line });
