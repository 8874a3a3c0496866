import { importing } from '@/language/en/importing';
import type { Language } from '@/language/language';
import type { Text } from '@/language/text';
import type { Doubt, RowDoubt, RowProblem } from '@/model/card/remarks';
import { cardDoubts, cardProblems, doubtText } from '@/parts/rows/remarkTexts';

export const problemTexts: Readonly<Record<RowProblem, Text>> = {
  ...cardProblems,
  formula: importing.problemFormula,
  player: importing.problemPlayer,
  samePerson: importing.problemSamePerson,
  event: importing.problemEvent,
  noDay: importing.problemNoDay,
  day: importing.problemDay,
  ambiguousDay: importing.problemAmbiguousDay,
  sport: importing.problemSport,
  line: importing.problemLine,
  video: importing.problemVideo,
  gender: importing.problemGender,
  scoreAsDay: importing.problemScoreAsDay,
  bodyWeight: importing.problemBodyWeight,
  unknown: importing.problemUnknown,
};

const doubtTexts: Readonly<Record<RowDoubt, Text>> = {
  ...cardDoubts,
  lost: importing.doubtLost,
  bodyClass: importing.doubtBodyClass,
  half: importing.doubtHalf,
  section: importing.doubtSection,
  guessedSection: importing.doubtGuessedSection,
  above: importing.doubtAbove,
  below: importing.doubtBelow,
  country: importing.doubtCountry,
  order: importing.doubtOrder,
  zone: importing.doubtZone,
  titleWord: importing.doubtTitleWord,
  titleUnnamed: importing.doubtTitleUnnamed,
  titleName: importing.doubtTitleName,
  titles: importing.doubtTitles,
  future: importing.doubtFuture,
  lostCountry: importing.doubtLost,
};

/** Text of a doubt. A country and a day are in the reader's words. */
export function importDoubtText(language: Language, doubt: Doubt): string {
  const { code, said } = doubt;
  const shown =
    code === 'lostCountry'
      ? language.country(said)
      : code === 'future'
        ? (language.dates.day(said) ?? said)
        : said;
  return doubtText(language, { ...doubt, said: shown }, doubtTexts);
}
