import { importing } from '@/language/en/importing';
import type { Text } from '@/language/text';
import type { RowDoubt, RowProblem } from '@/model/card/remarks';
import { cardTexts } from '@/parts/rows/remarkTexts';

interface AllTexts {
  readonly problems: Readonly<Record<RowProblem, Text>>;
  readonly doubts: Readonly<Record<RowDoubt, Text>>;
}

export const importTexts: AllTexts = {
  problems: {
    ...cardTexts.problems,
    formula: importing.problemFormula,
    player: importing.problemPlayer,
    samePerson: importing.problemSamePerson,
    event: importing.problemEvent,
    noDay: importing.problemNoDay,
    day: importing.problemDay,
    sport: importing.problemSport,
    line: importing.problemLine,
    video: importing.problemVideo,
    gender: importing.problemGender,
    scoreAsDay: importing.problemScoreAsDay,
    bodyWeight: importing.problemBodyWeight,
    unknown: importing.problemUnknown,
  },
  doubts: {
    ...cardTexts.doubts,
    bodyClass: importing.doubtBodyClass,
    half: importing.doubtHalf,
    section: importing.doubtSection,
    above: importing.doubtAbove,
    below: importing.doubtBelow,
    country: importing.doubtCountry,
    order: importing.doubtOrder,
    titleWord: importing.doubtTitleWord,
    titleUnnamed: importing.doubtTitleUnnamed,
    titleName: importing.doubtTitleName,
    future: importing.doubtFuture,
  },
};
