import { choices } from '@/language/en/choices';
import { fields } from '@/language/en/fields';
import { nouns } from '@/language/en/nouns';
import { words } from '@/language/en/words';
import type { Translate } from '@/language/language';
import type { Text } from '@/language/text';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { FieldPath, Collection } from '@/model/schema/recordSchema';
import type { Match } from '@/model/records';
import type { Arm, Weight } from '@/model/sports';

const armTexts: Readonly<Record<string, Text>> = { L: words.left, R: words.right };

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
  wordIn(t, fields satisfies Record<FieldPath, Text>, path);

/** The same in the middle of a sentence: with a small letter, unless the word is a name such as YouTube. */
export function fieldNoun(t: Translate, path: string): string {
  const label = fieldLabel(t, { path });
  const [first = ''] = label.split(' ');
  const isName = /^.\S*\p{Lu}/u.test(first) || first === 'Instagram' || first === 'Wikidata';
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** An arm where it stands alone: "Right arm"; a code that is not known here stays as it is. */
export const wholeArmName = (t: Translate, arm: string): string => wordIn(t, wholeArmTexts, arm);

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

const choiceTexts: Readonly<Record<string, Text>> = choices;

/** How a choice of an enumeration reads: "Left", "75kg Lightweight"; a code that is not known here stays as it is. */
export function codeName(t: Translate, path: string, code: string): string {
  if (path === 'arm') return wordIn(t, armTexts, code);
  if (path === 'weight') return wordIn(t, weightTexts, code);
  const name = `${path}.${code}`;
  return Object.hasOwn(choiceTexts, name) ? wordIn(t, choiceTexts, name) : code;
}

const personTexts: Readonly<Record<string, Text>> = { M: words.man, W: words.woman };

/** How a choice of a field reads: of a person's gender, which is not that of a class, as one says it of one person. */
export function choiceName(
  t: Translate,
  { path, choices: codes }: Pick<FieldSpec, 'path' | 'choices'>,
  code: string,
): string {
  const isPerson = path === 'gender' && codes?.includes('-') === false;
  return isPerson ? wordIn(t, personTexts, code) : codeName(t, path, code);
}

/** How a match ended, where the scores do not say it. */
export function endingWords(
  t: Translate,
  { outcome, player1, player2 }: Pick<Match, 'outcome' | 'player1' | 'player2'>,
): string | undefined {
  const scored = player1.score !== undefined && player2.score !== undefined;
  // A letter or the scores say these already.
  if (outcome === undefined || outcome === 'score' || outcome === 'winner') return undefined;
  return outcome === 'draw' && scored ? undefined : codeName(t, 'outcome', outcome);
}

/** The arm, class and gender of a match, without what is unknown: `['Right', '105kg', 'Men']`. */
export function matchWords(
  t: Translate,
  { arm, weight, gender }: Pick<Match, 'arm' | 'weight' | 'gender'>,
): readonly string[] {
  return [
    arm && codeName(t, 'arm', arm),
    weight === 'Open' ? t(words.openWeight) : weight,
    gender === '-' ? t(words.openToAll) : codeName(t, 'gender', gender),
  ].filter((word) => word !== undefined);
}
