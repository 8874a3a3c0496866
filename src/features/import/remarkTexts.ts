import { importing } from '@/language/en/importing';
import type { Language, Translate } from '@/language/language';
import type { Text } from '@/language/text';
import type { Remark } from '@/model/importing/readRow';
import { bodyWeight } from '@/model/schema/limits';
import { mostOf, type Sport } from '@/model/sports';
import { weightSaid } from '@/parts/words/weightSaid';
import type { PlanDoubt, PlanTrouble, Repeat } from './plan';

const troubles = {
  formula: importing.troubleFormula,
  player: importing.troublePlayer,
  name: importing.troubleName,
  samePlayer: importing.troubleSamePlayer,
  samePerson: importing.troubleSamePerson,
  event: importing.troubleEvent,
  noDay: importing.troubleNoDay,
  day: importing.troubleDay,
  ambiguousDay: importing.troubleAmbiguousDay,
  sport: importing.troubleSport,
  line: importing.troubleLine,
  video: importing.troubleVideo,
  gender: importing.troubleGender,
  score: importing.troubleScore,
  scoreAsDay: importing.troubleScoreAsDay,
  weight: importing.troubleWeight,
  bodyWeight: importing.troubleBodyWeight,
  twice: importing.troubleTwice,
  sets: importing.troubleSets,
  winner: importing.troubleWinner,
  wonByNobody: importing.troubleWonByNobody,
  unevenDraw: importing.troubleUnevenDraw,
  noWinner: importing.troubleNoWinner,
  noDraws: importing.troubleNoDraws,
  unknown: importing.troubleUnknown,
} as const satisfies Record<PlanTrouble, Text<string>>;

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

export const troubleText = (
  { t, weight }: Language,
  sport: Sport | undefined,
  { code, said }: Remark<PlanTrouble>,
): string =>
  say(t, troubles[code], {
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
