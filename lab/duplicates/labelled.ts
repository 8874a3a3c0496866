import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { root } from '../../scripts/base/root';
import { pick, randomFrom, seedOf } from '../../scripts/base/random';
import { linesOf } from './lists';
import { ways, type Person, type Way } from './ways';

/** Records with known identities. */
export interface LabelledList {
  readonly players: readonly PlayerFacts[];
  readonly pairs: readonly LabelledPair[];
  readonly isComplete: boolean;
}

export interface LabelledPair {
  readonly a: string;
  readonly b: string;
  readonly same: boolean;
  readonly way: string;
}

/** The people in the pairs: athletes with their names in other scripts, and the arm wrestlers of the data set. */
function readPersons(): readonly Person[] {
  const athletes = linesOf('athletes.txt').map((line): Person => {
    const [latin = '', native = '', country = ''] = line.split(' | ');
    return { latin, native, country };
  });
  const known = new Set(athletes.map(({ latin }) => latin));
  const data = JSON.parse(readFileSync(join(root, 'data/armwrestling.json'), 'utf8')) as {
    readonly players: readonly { readonly name: string; readonly country?: string }[];
  };
  const wrestlers = data.players
    .filter(({ name }) => !known.has(name))
    .map(({ name, country = '' }): Person => ({ latin: name, native: name, country }));
  return [...athletes, ...wrestlers];
}

const variants = 2;

/**
 * A list with several records of each person: the usual spelling, the one at home, and two misspellings. Relatives and
 * sons are mixed in. Half of the people and some of the ways serve for tuning, the rest only for judging. Each run
 * makes the same list.
 */
function generatedList(part: Way['part']): LabelledList {
  const persons = readPersons().filter(({ latin }) => seedOf(latin) % 2 === (part === 'tuning' ? 0 : 1));
  const players: PlayerFacts[] = [];
  const pairs: LabelledPair[] = [];
  for (const [at, person] of persons.entries()) {
    const records = spellingsOf(person, part).map(({ name, way }, index) => ({
      id: `${at}-${index}`,
      name,
      way,
    }));
    players.push(...records.map(({ id, name }) => ({ id, name })));
    for (const [index, { id, way }] of records.entries())
      for (const other of records.slice(index + 1))
        pairs.push({
          a: id,
          b: other.id,
          same: true,
          way: index === 0 ? other.way : `${way} + ${other.way}`,
        });
  }
  const others = relatives(persons);
  players.push(...others.map((name, at) => ({ id: `r-${at}`, name })));
  return { players, pairs, isComplete: true };
}

function spellingsOf(
  person: Person,
  part: Way['part'],
): readonly { readonly name: string; readonly way: string }[] {
  const random = randomFrom(seedOf(person.latin));
  const spellings = [{ name: person.latin, way: 'as usual' }];
  const add = (name: string | undefined, way: string) => {
    if (name !== undefined && spellings.every((other) => other.name !== name)) spellings.push({ name, way });
  };
  add(person.native, /\p{Script=Latin}/u.test(person.native) ? 'accents' : 'script');
  const own = ways.filter((way) => way.part === part);
  for (let drawn = 0; drawn < variants * 6 && spellings.length < variants + 2; drawn += 1) {
    const way = pick(own, random)!;
    if (spellings.every((other) => other.way !== way.id)) add(way.write(person, random), way.id);
  }
  return spellings;
}

/**
 * Other people: siblings, who share a surname with one of the list and a given name with a compatriot; of some a father and
 * a son.
 */
function relatives(persons: readonly Person[]): readonly string[] {
  const names = new Set(persons.map(({ latin }) => latin));
  const found = new Set<string>();
  for (const [at, { latin, country }] of persons.entries()) {
    const random = randomFrom(seedOf(latin) + 1);
    const [first = '', ...rest] = latin.split(' ');
    const compatriots = persons.filter((other) => other.country === country && other.latin[0] !== first[0]);
    const given = pick(compatriots, random)?.latin.split(' ')[0];
    const name = [given ?? '', ...rest].join(' ');
    const isKorean = ['KR', 'South Korea'].includes(country);
    if (given === undefined || isKorean || rest.length === 0 || names.has(name)) continue;
    // A name without a suffix may mean either, so it has no label.
    for (const each of at % 12 === 0 ? [`${name} Sr.`, `${name} Jr.`] : [name]) found.add(each);
  }
  return [...found];
}

function handList(file: 'handPairs.txt' | 'secondPairs.txt' | 'lastPairs.txt'): LabelledList {
  const lines = linesOf(file).map((line) => {
    const [a = '', b = ''] = line.slice(2).split(' | ');
    return { a, b, same: line.startsWith('=') };
  });
  return {
    players: lines.flatMap(({ a, b }, at) => [
      { id: `a${at}`, name: a },
      { id: `b${at}`, name: b },
    ]),
    pairs: lines.map(({ same }, at) => ({ a: `a${at}`, b: `b${at}`, same, way: 'by hand' })),
    isComplete: false,
  };
}

export const labelledLists = () => ({
  tuning: generatedList('tuning'),
  held: generatedList('held'),
  hand: handList('handPairs.txt'),
  second: handList('secondPairs.txt'),
  last: handList('lastPairs.txt'),
});
