import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { randomFrom, type Random } from '../../../scripts/base/random';
import type { LabelledList, LabelledPair } from '../labelled';
import { drawPerson, type Person } from './drawPerson';
import { faults, type Fault } from './faults';
import { regionsOf } from './nameStock';
import { textOf, usualSpelling, type Spelling } from './spelling';

export interface OrdinaryOptions {
  readonly size: number;
  readonly seed: number;
  /** Locales of `nameStock.ts` that three in five people are from; by default the usual mixture. */
  readonly regions?: readonly string[];
  /** How many times as many relatives and namesakes as usual. */
  readonly relatives?: number;
}

/** Of all people: those with a second record, and those of them with a third. */
const secondShare = 0.14;
const thirdShare = 0.1;
/** Second spellings with two faults. */
const twoFaults = 0.08;
/** Of all people, another one of the family beside them: a brother or sister, or father and son. */
const siblingShare = 0.03;
const sonShare = 0.003;
/** Wikis ask before a second page gets a name, so most namesakes are told apart by their names. */
const namesakeShare = 0.1;

/**
 * A list of players as a wiki has it: most people once, some twice or three times with faults, relatives and namesakes
 * among them. The same options make the same list. Nothing here reads a table of the finder.
 */
export function ordinaryList({ size, seed, regions = [], relatives = 1 }: OrdinaryOptions): LabelledList {
  const random = randomFrom(seed * 7919);
  const drawRegion = byShare(regionsOf(regions), ({ share }) => share);
  const players: PlayerFacts[] = [];
  const pairs: LabelledPair[] = [];
  const names = new Set<string>();
  const add = (written: readonly Written[]) => {
    const ids = written.map((_, at) => `p${players.length + at}`);
    for (const [at, { name, fault }] of written.entries()) {
      const [id, isUsual] = [ids[at]!, at === 0];
      names.add(name);
      players.push({ id, name });
      if (!isUsual) pairs.push({ a: ids[0]!, b: id, same: true, way: fault });
      for (const other of ids.slice(1, at))
        pairs.push({ a: other, b: id, same: true, way: 'faults in both' });
    }
  };
  while (players.length < size) {
    const person = drawPerson(drawRegion(random), random);
    const written = spellingsOf(person, random);
    if (names.has(written[0]!.name) && random() >= namesakeShare * relatives) continue;
    add(written);
    for (const name of relativesOf(person, random, relatives))
      if (!names.has(name)) add([{ name, fault: '' }]);
  }
  return { players, pairs, isComplete: true };
}

function byShare<T>(items: readonly T[], shareOf: (item: T) => number): (random: Random) => T {
  const all = items.reduce((sum, item) => sum + shareOf(item), 0);
  return (random) => {
    let left = random() * all;
    return items.find((item) => (left -= shareOf(item)) <= 0) ?? items.at(-1)!;
  };
}

interface Written {
  readonly name: string;
  readonly fault: string;
}

/** The usual spelling, and for some people others. */
function spellingsOf(person: Person, random: Random): readonly Written[] {
  const usual = usualSpelling(person);
  const written: Written[] = [{ name: textOf(usual), fault: '' }];
  let others = random() < secondShare ? 1 : 0;
  if (others > 0 && random() < thirdShare) others = 2;
  for (let tries = 0; tries < 20 && written.length <= others; tries += 1) {
    const found = withFault(usual, person, random);
    const again = found && random() < twoFaults ? withFault(found.spelling, person, random) : undefined;
    if (!found) continue;
    const name = textOf((again ?? found).spelling);
    const fault = again ? 'two faults' : found.fault;
    if (written.every((other) => other.name !== name)) written.push({ name, fault });
  }
  return written;
}

const drawFault = byShare(faults, ({ share }) => share);

function withFault(
  spelling: Spelling,
  person: Person,
  random: Random,
): { readonly spelling: Spelling; readonly fault: string } | undefined {
  const { id, write }: Fault = drawFault(random);
  const change = write(spelling, person, random);
  return change && { spelling: { ...spelling, ...change }, fault: id };
}

function relativesOf(person: Person, random: Random, times: number): readonly string[] {
  const usual = usualSpelling(person);
  const chance = random() / times;
  if (chance >= siblingShare + sonShare) return [];
  const given = otherGiven(person, random);
  if (chance < siblingShare) return [textOf({ ...usual, given, middle: '' })];
  return person.region.locale === 'census'
    ? ['Sr.', 'Jr.'].map((suffix) => textOf({ ...usual, given, suffix }))
    : [];
}

/** Of the same sex, since surnames of half of the countries have two forms. */
function otherGiven({ region, sex, usual }: Person, random: Random): string {
  for (;;) {
    const other = drawPerson(region, random);
    if (other.sex === sex && other.usual.given !== usual.given) return other.usual.given;
  }
}
