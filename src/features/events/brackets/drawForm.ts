import * as v from 'valibot';
import { brackets as texts } from '@/language/en/brackets';
import { message, type Message } from '@/language/text';
import { roomOf } from '@/model/brackets/bracket';
import { drawKey, type Draw } from '@/model/brackets/draws';
import { spellingOf } from '@/model/names/spelling';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { parseWeight } from '@/model/records/weights';
import { bodyWeight } from '@/model/schema/limits';
import { choiceAt, genders, liveCodes, type Gender, type Sport } from '@/model/sports';
import { cleanLine, cleanName } from '@/model/texts';
import { draftOf, nameOfDraft, type Draft } from '@/parts/drafts/draft';
import { draftSchema } from '@/parts/drafts/draftSchema';
import type { DraftDraw } from './bracketThunks';

export const bothArms = 'both';

const entrantRow = v.object({
  key: v.string(),
  player: draftSchema,
  /** Kilograms; a string is typed text that is no weight. */
  weight: v.optional(v.union([v.number(), v.string()])),
  absent: v.optional(v.boolean()),
});

export const drawSchema = v.object({
  name: v.string(),
  weight: v.optional(v.string()),
  /** A code of the sport, or `both`. */
  arm: v.optional(v.string()),
  gender: v.custom<Gender>((value) => typeof value === 'string' && Object.hasOwn(genders, value)),
  table: v.optional(v.union([v.number(), v.string()])),
  paste: v.string(),
  random: v.boolean(),
  rows: v.pipe(v.array(entrantRow), v.readonly()),
});

export type EntrantRow = Readonly<v.InferOutput<typeof entrantRow>>;
export type DrawForm = Readonly<v.InferOutput<typeof drawSchema>>;

export const drawFormOf = (draw: Draw | undefined, nameOf: (id: string) => string): DrawForm => ({
  name: draw?.name ?? '',
  weight: draw?.weight,
  arm: draw?.arm,
  gender: draw?.gender ?? 'M',
  table: draw?.table ?? 1,
  paste: '',
  random: draw === undefined,
  rows: (draw?.entrants ?? []).map(({ id, weight, absent }) => ({
    key: id,
    player: draftOf({ id, name: nameOf(id) }),
    weight,
    absent,
  })),
});

export interface PastedEntrant {
  readonly name: string;
  readonly weight: number | undefined;
}

/** The names in pasted lines, without numbers of a list, and with the weights behind them. */
export const pastedEntrants = (text: string, unit: 'kg' | 'lb'): readonly PastedEntrant[] =>
  text.split('\n').flatMap((line) => {
    const words = cleanLine(line)
      .replace(/^\d+[.)]/, '')
      .trim()
      .split(' ');
    // The unit may be a word of its own: `64.2 kg`.
    const count = [2, 1].find(
      (last) => last < words.length && weightIn(words.slice(-last), unit) !== undefined,
    );
    const name = cleanName(
      (count === undefined ? words : words.slice(0, -count)).join(' ').replace(/[,;]$/, ''),
    );
    return name === ''
      ? []
      : [{ name, weight: count === undefined ? undefined : weightIn(words.slice(-count), unit) }];
  });

const weightIn = (words: readonly string[], unit: 'kg' | 'lb') => parseWeight(words.join(' '), unit);

const isSameEntrant = (a: Draft, b: Draft): boolean =>
  a.kind === 'value' && b.kind === 'value' && isPlayerValue(a.value) && isPlayerValue(b.value)
    ? a.value.id === b.value.id
    : a.kind === 'newPlayer' && b.kind === 'newPlayer' && spellingOf(a.name) === spellingOf(b.name);

export interface DrawContext {
  readonly sport: Sport | undefined;
  readonly others: readonly Draw[];
  /** Entrants of a bracket that has results; their places stay. */
  readonly started: number | undefined;
}

/** Why the form cannot be saved, or `undefined` if it can. */
export function drawProblem(form: DrawForm, { sport, others, started }: DrawContext): Message | undefined {
  const { rows } = form;
  if (choiceAt(sport, 'weight') && form.weight === undefined) return message(texts.needsClass);
  if (choiceAt(sport, 'arm') && form.arm === undefined) return message(texts.needsArm);
  const keys = new Set(others.map(drawKey));
  if (drawsOf(form, (list) => list, armsOf(sport)).some((draw) => keys.has(drawKey(draw))))
    return message(texts.exists);
  if (rows.length < 2) return message(texts.needsTwo);
  if (started !== undefined && rows.length > roomOf(started)) return message(texts.noRoom);
  for (const [at, { player, weight }] of rows.entries()) {
    if (player.kind === 'unreadable' || (player.kind === 'value' && !isPlayerValue(player.value)))
      return message(texts.needsPlayers, { seed: at + 1 });
    if (rows.slice(0, at).some((other) => isSameEntrant(other.player, player)))
      return message(texts.twice, { name: nameOfDraft(player) ?? '' });
    if (typeof weight === 'string' || (weight !== undefined && !isBodyWeight(weight)))
      return message(texts.badWeight, { least: bodyWeight.min, most: bodyWeight.max });
  }
  return undefined;
}

const isBodyWeight = (weight: number) => weight >= bodyWeight.min && weight <= bodyWeight.max;

export function armsOf(sport: Sport | undefined): readonly string[] {
  const arm = choiceAt(sport, 'arm');
  return arm ? liveCodes(arm) : [];
}

export function drawsOf(
  { name, weight, arm, gender, table, random, rows }: DrawForm,
  shuffled: (rows: readonly EntrantRow[]) => readonly EntrantRow[],
  arms: readonly string[],
): readonly DraftDraw[] {
  return (arm === bothArms ? arms : [arm]).map((each) => ({
    name: cleanLine(name),
    weight,
    arm: each,
    gender,
    table: typeof table === 'number' ? Math.max(1, table) : 1,
    entrants: (random ? shuffled(rows) : rows).map(({ player, weight: kilos, absent }) => ({
      player,
      ...(typeof kilos === 'number' && { weight: kilos }),
      ...(absent && { absent: true as const }),
    })),
  }));
}

export function shuffle<T>(list: readonly T[]): readonly T[] {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
