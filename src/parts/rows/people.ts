import { createAlikes, type NameHints } from '@/model/importing/alikeNames';
import type { Row, RowSide } from '@/model/card/row';
import { distinguish, isNamesake } from '@/model/importing/distinguish';
import { turnedName } from '@/model/names/turnedName';
import type { Candidates } from '@/wiki/search/playersFor';

/** By key of the name: the id of a record, or an empty string for a new one. */
export type Answers = Readonly<Record<string, string>>;

export interface NamedEntry {
  /** Equal for all spellings of a name; the id in tables that we exported. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

export interface PersonEntry extends NamedEntry {
  readonly id: string;
  readonly country?: string;
  readonly other?: string;
  readonly left?: string;
  /** The table has the name with several countries. */
  readonly isNamesake?: boolean;
  /** The usual spelling, if the name seems reversed or is in small letters. */
  readonly turned?: string;
  readonly alike?: readonly PersonEntry[];
}

export type Meaning =
  | { readonly kind: 'known'; readonly id: string; readonly by: 'id' | 'name' | 'memory' | 'answer' }
  | { readonly kind: 'new'; readonly by: 'name' | 'answer' }
  | { readonly kind: 'same'; readonly key: string; readonly by: 'answer' }
  | { readonly kind: 'asked' };

export type Knows = (id: string) => boolean;

/** Key of a person: the id of a loaded player, else the spelling. */
export const personKey = ({ id, spelling, key }: RowSide, knows: Knows): string =>
  id !== '' && knows(id) ? `id/${id}` : (key ?? spelling);

/** Prefixes of answers that name no record: same person as another entry, and a corrected spelling. */
const [sameAs, called] = ['same/', 'name/'] as const;
export const sameAnswer = (key: string): string => sameAs + key;
export const nameAnswer = (name: string): string => called + name;
export const newAnswer = '';

/** The answer with this meaning; `undefined` for a question. */
export function answerOf(meaning: Meaning): string | undefined {
  if (meaning.kind === 'known') return meaning.id;
  return meaning.kind === 'same' ? sameAnswer(meaning.key) : meaning.kind === 'new' ? newAnswer : undefined;
}

function sameIn(answers: Answers, key: string): string | undefined {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  return answer?.startsWith(sameAs) ? answer.slice(sameAs.length) : undefined;
}

/** Follows "same as" answers to the final key. In a cycle each entry keeps its own. */
export function meantKey(answers: Answers, key: string): string {
  const seen = new Set([key]);
  let meant = key;
  for (let next = sameIn(answers, meant); next !== undefined; next = sameIn(answers, meant)) {
    if (seen.has(next)) return key;
    seen.add(next);
    meant = next;
  }
  return meant;
}

function withTurned(person: PersonEntry, answers: Answers): PersonEntry {
  const { key, name } = person;
  if (key.startsWith('id/')) return person;
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  const turned = turnedName(name);
  return {
    ...person,
    ...(answer?.startsWith(called) && { name: answer.slice(called.length) }),
    ...(turned !== undefined && { turned }),
  };
}

/** Adds to each person the earlier ones of the table who may be the same. Call it in table order. */
export function createAlikePeople(hints: NameHints | undefined): (person: PersonEntry) => PersonEntry {
  const alikes = createAlikes<PersonEntry>(hints);
  return (person) => {
    const alike = person.key.startsWith('id/') ? [] : alikes(person);
    return alike.length === 0 ? person : { ...person, alike };
  };
}

/** The people of the rows. A person has the facts of all rows, also of those whose name means the same person. */
export function peopleIn(
  rows: readonly Pick<Row, 'sides'>[],
  knows: Knows,
  answers: Answers = {},
): readonly PersonEntry[] {
  const people = new Map<string, PersonEntry>();
  for (const side of distinguish(rows).flatMap(({ sides }) => sides)) {
    if (side.spelling === '') continue;
    const key = personKey(side, knows);
    const known = people.get(key);
    people.set(key, {
      key,
      name: known?.name ?? side.name,
      id: key.startsWith('id/') ? side.id : '',
      count: (known?.count ?? 0) + 1,
      ...factsOf(known, side),
      ...firstSaid('left', known, side),
      ...(isNamesake(side) && { isNamesake: true }),
    });
  }
  for (const { key, ...person } of [...people.values()]) {
    const meant = people.get(meantKey(answers, key));
    if (meant !== undefined && meant.key !== key)
      people.set(meant.key, { ...meant, ...factsOf(meant, person) });
  }
  return [...people.values()].map((person) => withTurned(person, answers));
}

const factsOf = (...all: readonly (PersonFacts | undefined)[]): PersonFacts => ({
  ...firstSaid('country', ...all),
  ...firstSaid('other', ...all),
});

type PersonFacts = Pick<PersonEntry, 'country' | 'other' | 'left'>;

const firstSaid = (fact: keyof PersonFacts, ...all: readonly (PersonFacts | undefined)[]): PersonFacts => {
  const said = all.find((each) => each?.[fact] !== undefined)?.[fact];
  return said === undefined ? {} : { [fact]: said };
};

export interface NameAnswers {
  readonly answers: Answers;
  readonly memory?: Answers;
  readonly knows: Knows;
}

/**
 * What an entry means; the first row that applies.
 *
 *   ANSWERED            the answer
 *   KNOWN BY ID         that record
 *   REMEMBERED          the player chosen in an earlier import, if still loaded
 *   ONE OF ITS NAME     that record
 *   SEVERAL, OR SIMILAR asked
 *   AN ODD NAME         asked
 *   LIKE ANOTHER OF THE TABLE, OR REVERSED
 *                       asked
 *   ELSE                a new one
 */
export function meaningOf(
  { key, turned, alike }: Pick<PersonEntry, 'key' | 'turned' | 'alike'>,
  { same, near, odd }: Candidates,
  { answers, memory = {}, knows }: NameAnswers,
): Meaning {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (answer === '' || answer?.startsWith(called)) return { kind: 'new', by: 'answer' };
  const meant = meantKey(answers, key);
  if (meant !== key) return { kind: 'same', key: meant, by: 'answer' };
  if (answer !== undefined && knows(answer)) return { kind: 'known', id: answer, by: 'answer' };
  const [only, ...others] = same;
  if (key.startsWith('id/') && only !== undefined) return { kind: 'known', id: only, by: 'id' };
  const remembered = Object.hasOwn(memory, key) ? memory[key] : undefined;
  if (remembered !== undefined && knows(remembered)) return { kind: 'known', id: remembered, by: 'memory' };
  if (only !== undefined && others.length === 0) return { kind: 'known', id: only, by: 'name' };
  const isClear = near.length === 0 && !odd && turned === undefined && alike === undefined;
  return only === undefined && isClear ? { kind: 'new', by: 'name' } : { kind: 'asked' };
}
