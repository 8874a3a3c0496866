import { readFileSync } from 'node:fs';
import papaparse from 'papaparse';
import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { Problem } from '../../../scripts/base/problem';
import type { LabelledList, LabelledPair } from '../labelled';

const advice =
  'Name a CSV file with the columns name and person, and, if known, country, gender, hand and birthYear; records of one person have the same text in person.';

type Row = Readonly<Record<string, string | undefined>>;

/** A list of records with known identities; its columns are in docs/duplicates.md. */
export function readList(file: string): LabelledList {
  const { data, meta } = papaparse.parse<Row>(textOf(file), { header: true, skipEmptyLines: true });
  for (const column of ['name', 'person'])
    if (!meta.fields?.includes(column))
      throw new Problem(
        `${file}: expected a column "${column}", found ${meta.fields?.join(', ')}. ${advice}`,
      );
  const byPerson = new Map<string, string[]>();
  const pairs: LabelledPair[] = [];
  const players = data.map((row, at): PlayerFacts => {
    const id = `p${at}`;
    const person = row['person'] || id;
    const own = byPerson.get(person) ?? [];
    for (const other of own) pairs.push({ a: other, b: id, same: true, way: row['fault'] || 'not named' });
    byPerson.set(person, [...own, id]);
    return { id, name: row['name'] ?? '', ...factsIn(row) };
  });
  return { players, pairs, isComplete: true };
}

function factsIn(row: Row): Partial<PlayerFacts> {
  const { country, gender, hand } = row;
  const birthYear = Number(row['birthYear']);
  return {
    ...(country && { country }),
    ...(gender && { gender }),
    ...(hand && { hand }),
    ...(birthYear > 0 && { birthYear }),
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(`${file}: expected a readable file, found ${reason}. ${advice}`);
  }
}

/** The list as `readList` reads it. */
export function writtenList({ players, pairs }: LabelledList): string {
  const first = new Map<string, { readonly person: string; readonly fault: string }>();
  for (const { a, b, way } of pairs)
    if (!first.has(b)) first.set(b, { person: first.get(a)?.person ?? a, fault: way });
  return papaparse.unparse(
    players.map(({ id, name }) => ({ name, person: id, fault: '', ...first.get(id) })),
  );
}
