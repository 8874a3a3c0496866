import { pointsText } from '@/model/records/points';
import { choices } from '@/language/en/choices';
import { fields } from '@/language/en/fields';
import { nouns } from '@/language/en/nouns';
import { titles } from '@/language/en/titles';
import { ui } from '@/language/en/ui';
import { words } from '@/language/en/words';
import type { Language, Translate } from '@/language/language';
import type { Text } from '@/language/text';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { FieldPath, Collection } from '@/model/schema/recordSchema';
import type { Match, Side } from '@/model/records/records';
import type { Result } from '@/model/records/recordTypes';
import type { Choice, LocalText } from '@/model/schema/choice';
import {
  anyChoice,
  codesIn,
  codeText,
  findSport,
  type LabelForm,
  type Sport,
  type SportWord,
} from '@/model/sports';

export const localText = (text: LocalText): Text =>
  typeof text === 'string' ? { id: '', en: text } : { id: '', en: text.en, own: text };

export const collectionTexts = {
  event: words.event,
  match: words.match,
  player: words.player,
} as const satisfies Record<Collection, Text>;

export const recordNouns = {
  event: nouns.event,
  match: nouns.match,
  player: nouns.player,
} as const satisfies Record<Collection, Text>;

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

const wordIn = (t: Translate, table: Readonly<Record<string, Text>>, code: string): string => {
  const text = Object.hasOwn(table, code) ? table[code] : undefined;
  return text === undefined ? code : t(text);
};

/** The label of a field. The sport's definition names fields that only it has, and may rename others. */
export function fieldLabel(
  t: Translate,
  { path, type, ofSport, label }: Pick<FieldSpec, 'path'> & Partial<FieldSpec>,
): string {
  const own = label ?? (type === 'enum' ? ofSport?.[0]?.label : undefined);
  return own === undefined ? wordIn(t, fields satisfies Record<FieldPath, Text>, path) : t(localText(own));
}

const usualWords: Readonly<Record<Exclude<SportWord, 'supermatch'>, Text>> = {
  match: words.match,
  matches: titles.matches,
  round: fields.round,
};

export function wordOf(t: Translate, sport: Sport | undefined, word: keyof typeof usualWords): string {
  const own = sport?.words?.[word];
  return t(own === undefined ? usualWords[word] : localText(own));
}

/** What a score counts, as a heading: `Rounds`; `Score` for several sports with different units. */
export function countsTitle(t: Translate, sports: readonly Sport[]): string {
  const [counts, ...others] = new Set(sports.map(({ score }) => t(localText(score.counts))));
  if (counts === undefined || others.length > 0) return t(words.score);
  return counts.charAt(0).toLocaleUpperCase() + counts.slice(1);
}

/** A label within a sentence: in lower case, unless it is a proper name such as YouTube. */
export function fieldNoun(t: Translate, path: string): string {
  const label = fieldLabel(t, { path });
  const [first = ''] = label.split(' ');
  const isName = /^.\S*\p{Lu}/u.test(first) || first === 'Instagram' || first === 'Wikidata';
  return isName ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

const stageTexts: Readonly<Record<string, Text>> = {
  final: words.final,
  semifinal: words.semifinal,
  quarterfinal: words.quarterfinal,
};

export const stageName = (t: Translate, stage: string): string => wordIn(t, stageTexts, stage);

export const sportName = (t: Translate, sports: readonly Sport[], id: string): string =>
  t(localText(findSport(sports, id)?.name ?? id));

export const choiceCodeName = (
  t: Translate,
  choice: Choice | undefined,
  code: string,
  form?: LabelForm,
): string => {
  const text = localText(codeText(choice, code, form));
  if (choice?.path !== 'weight') return t(text);
  return t({ ...text, weighs: form === 'short' ? 'alone' : 'beside' });
};

const choiceTexts: Readonly<Record<string, Text>> = choices;

export function codeName(t: Translate, path: string, code: string): string {
  const name = `${path}.${code}`;
  return Object.hasOwn(choiceTexts, name) ? wordIn(t, choiceTexts, name) : code;
}

const personTexts: Readonly<Record<string, Text>> = { M: words.man, W: words.woman };

/**
 * A choice's label. A person's gender is worded differently from a class's. Without a sport, a field has the
 * codes of all sports.
 */
export function choiceName(
  t: Translate,
  sports: readonly Sport[],
  { path, ofSport, choices: codes, codeLabels }: Pick<FieldSpec, 'path'> & Partial<FieldSpec>,
  code: string,
): string {
  const own = codeLabels?.[code];
  if (own !== undefined) return t(localText(own));
  if (codes === undefined || ofSport !== undefined)
    return choiceCodeName(t, ofSport?.[0] ?? anyChoice(sports, path, code), code);
  const isPerson = path === 'gender' && codes?.includes('-') === false;
  return isPerson ? wordIn(t, personTexts, code) : codeName(t, path, code);
}

export function endingWords(
  t: Translate,
  { outcome, player1, player2 }: Pick<Match, 'outcome' | 'player1' | 'player2'>,
): string | undefined {
  const scored = player1.score !== undefined && player2.score !== undefined;
  // The winner's mark or the scores already show these.
  if (outcome === undefined || outcome === 'score') return undefined;
  if (outcome === 'winner') return scored && player1.score === player2.score ? t(ui.wonLevel) : undefined;
  return outcome === 'draw' && scored ? undefined : codeName(t, 'outcome', outcome);
}

type Scored = Pick<Side, 'score' | 'result'>;

const letters = { W: ui.wonLetter, L: ui.lostLetter, D: ui.drawLetter } as const satisfies Record<
  Result,
  Text
>;

export const sideScore = (t: Translate, { score, result }: Scored): string | undefined =>
  score === undefined ? result && t(letters[result]) : pointsText(score);

export function resultText(
  t: Translate,
  { player1, player2 }: { readonly player1: Scored; readonly player2: Scored },
): string {
  const side = (of: Scored) => sideScore(t, of) ?? '–';
  return `${side(player1)}–${side(player2)}`;
}

export function weightWords(
  { weight }: Pick<Language, 'weight'>,
  { player1, player2 }: Pick<Match, 'player1' | 'player2'>,
): string | undefined {
  if (player1.weight === undefined && player2.weight === undefined) return undefined;
  return [player1, player2]
    .map((side) => (side.weight === undefined ? '–' : weight(side.weight)))
    .join(' : ');
}

export const choiceWords = (
  t: Translate,
  sport: Sport | undefined,
  match: object,
  form: LabelForm = 'short',
): readonly string[] =>
  codesIn(sport, match).map(({ choice, code }) => choiceCodeName(t, choice, code, form));

export const matchWords = (
  t: Translate,
  sport: Sport | undefined,
  match: Pick<Match, 'gender'>,
): readonly string[] => [...choiceWords(t, sport, match), codeName(t, 'gender', match.gender)];
