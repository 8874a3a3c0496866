import { nouns } from '@/language/en/nouns';
import { words } from '@/language/en/words';
import { fieldTexts } from '@/language/fieldTexts';
import type { Translate } from '@/language/language';
import type { Text } from '@/language/text';
import type { FieldSpec, FieldPath } from '@/model/fields';
import type { Collection, Match } from '@/model/records';
import type { Arm, Gender, Weight } from '@/model/sports';

export const genderTexts = {
  M: words.men,
  W: words.women,
  '-': words.openGender,
} as const satisfies Record<Gender, Text>;

const armTexts = { L: words.left, R: words.right } as const satisfies Record<Arm, Text>;

/** An arm where it stands alone: "Right arm". */
export const wholeArmTexts = { L: words.leftArm, R: words.rightArm } as const satisfies Record<Arm, Text>;

const weightTexts = {
  '75kg': words.kg75,
  '85kg': words.kg85,
  '95kg': words.kg95,
  '105kg': words.kg105,
  '115kg': words.kg115,
  Open: words.openWeight,
} as const satisfies Record<Weight, Text>;

/** Sports by id. */
const sportTexts: Readonly<Record<string, Text>> = { armw: words.armWrestling };

const fieldNouns = {
  name: words.nameNoun,
  date: words.dateNoun,
  youtube: words.youtube,
  player1: words.player1Noun,
  'player1.score': words.score1Noun,
  player2: words.player2Noun,
  'player2.score': words.score2Noun,
  gender: words.genderNoun,
  arm: words.armNoun,
  weight: words.weightNoun,
  order: words.orderNoun,
} as const satisfies Record<FieldPath, Text>;

/** Kinds of record as titles. */
export const collectionTexts = {
  event: words.event,
  match: words.match,
  player: words.player,
} as const satisfies Record<Collection, Text>;

/** Kinds of record without an article. */
export const recordNouns = {
  event: nouns.event,
  match: nouns.match,
  player: nouns.player,
} as const satisfies Record<Collection, Text>;

/** Kinds of record in a sentence: "an event". */
export const someRecordTexts = {
  event: nouns.anEvent,
  match: nouns.aMatch,
  player: nouns.aPlayer,
} as const satisfies Record<Collection, Text>;

export const newRecordTexts = {
  event: words.newEvent,
  match: words.newMatch,
  player: words.newPlayer,
} as const satisfies Record<Collection, Text>;

// A code or path from outside may be one that no table has; then it is shown as it is.
const wordIn = (t: Translate, table: Readonly<Record<string, Text>>, code: string): string => {
  const text = Object.hasOwn(table, code) ? table[code] : undefined;
  return text === undefined ? code : t(text);
};

/** The label of a field. */
export const fieldLabel = (t: Translate, { path }: Pick<FieldSpec, 'path'>): string =>
  wordIn(t, fieldTexts satisfies Record<FieldPath, Text>, path);

/** The same in the middle of a sentence. */
export const fieldNoun = (t: Translate, path: string): string => wordIn(t, fieldNouns, path);

const stageTexts: Readonly<Record<string, Text>> = {
  final: words.final,
  semifinal: words.semifinal,
  quarterfinal: words.quarterfinal,
};

/** The name of a tournament's stage; one that is not usual stays as it was entered. */
export const stageName = (t: Translate, stage: string): string => wordIn(t, stageTexts, stage);

/** The name of a sport. */
export const sportName = (t: Translate, id: string): string => wordIn(t, sportTexts, id);

/** The name of a weight class: "75kg Lightweight"; it is known by its code as much as by its name. */
export const weightName = (t: Translate, code: string): string => wordIn(t, weightTexts, code);

/** How a choice of an enumeration reads: "Left", "75kg Lightweight". */
export function codeName(t: Translate, path: string, code: string): string {
  const tables: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
    gender: genderTexts,
    arm: armTexts,
    weight: weightTexts,
  };
  return wordIn(t, (Object.hasOwn(tables, path) ? tables[path] : undefined) ?? {}, code);
}

/** The arm, class and gender of a match, without what is unknown: `['Right', '105kg', 'Men']`. */
export function matchWords(
  t: Translate,
  { arm, weight, gender }: Pick<Match, 'arm' | 'weight' | 'gender'>,
): readonly string[] {
  return [
    arm && t(armTexts[arm]),
    weight === 'Open' ? t(words.openWeight) : weight,
    gender === '-' ? t(words.openToAll) : t(genderTexts[gender]),
  ].filter((word) => word !== undefined);
}
