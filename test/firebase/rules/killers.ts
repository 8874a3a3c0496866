import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holds, type Case } from './case';
import { emptyProject, loadRules } from './emulator';
import { batchesOf, type Mutant } from './mutants';

const file = join(process.cwd(), 'test/firebase/rules/killers.json');

/**
 * By mutant, the case that failed last time. A usual run keeps these cases and tries them first; they prove nothing.
 */
export type Killers = Readonly<Record<string, string>>;

export function readKillers(): Killers {
  try {
    // Names to names; an unknown mutant or case has no effect.
    return JSON.parse(readFileSync(file, 'utf8')) as Killers;
  } catch {
    return {};
  }
}

export function writeKillers(killers: ReadonlyMap<string, string | undefined>): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...killers].sort()), null, 2)}\n`);
}

async function findKiller(
  project: string,
  mutant: Mutant,
  cases: readonly Case[],
  hint: string | undefined,
): Promise<string | undefined> {
  await loadRules(project, mutant.source);
  const likely = (one: Case) => one.allowed === (mutant.effect === 'narrower');
  // A case about a condition mentions its fields and collections.
  const words = [...mutant.name.matchAll(/'([A-Za-z][\w.]*)'|Of(Match|Event|Player)\b/g)].map(
    ([, quoted, collection]) => quoted ?? collection?.toLowerCase() ?? '',
  );
  const about = (one: Case) => words.filter((word) => one.name.includes(word)).length;
  const order = [
    ...cases.filter((one) => one.name === hint),
    ...cases.filter(likely).sort((a, b) => about(b) - about(a)),
    ...cases.filter((one) => !likely(one)),
  ];
  for (const one of order) if (!(await holds(project, one))) return one.name;
  return undefined;
}

/** Mutants of one load; a larger load takes longer than it saves. */
const mostOfBatch = 24;

/**
 * Tries every mutant, several in parallel, each in its own project. Answers the killers by mutant. Loading rules takes
 * as long as thirty requests, so mutants with a known killer are loaded together first.
 */
export async function killAll(
  source: string,
  mutants: readonly Mutant[],
  cases: readonly Case[],
  hints: Killers,
) {
  const known = new Map(cases.map((one) => [one.name, one]));
  const hinted = new Map(
    mutants.flatMap((mutant) => {
      const killer = known.get(hints[mutant.name] ?? '');
      // The token of a visitor cannot name a mutant.
      return killer?.by.uid === undefined ? [] : [[mutant, killer] as const];
    }),
  );
  const killers = new Map<string, string | undefined>();
  await inLanes(batchesOf(source, [...hinted.keys()], mostOfBatch), async (project, batch) => {
    await loadRules(project, batch.source);
    for (const [number, mutant] of batch.mutants.entries()) {
      const killer = hinted.get(mutant);
      if (killer && (await isKilledBy(project, number, killer))) killers.set(mutant.name, killer.name);
    }
  });
  const left = mutants.filter(({ name }) => !killers.has(name));
  await inLanes(left, async (project, mutant) => {
    killers.set(mutant.name, await findKiller(project, mutant, cases, hints[mutant.name]));
  });
  return killers;
}

/** Whether the mutant alone makes the case fail: the case has to pass while no mutant is active. */
async function isKilledBy(project: string, number: number, killer: Case): Promise<boolean> {
  const { by } = killer;
  const whileOn = { ...killer, by: { ...by, claims: { ...by.claims, mutant: number } } };
  return (await holds(project, killer)) && !(await holds(project, whileOn));
}

async function inLanes<T>(
  all: readonly T[],
  work: (project: string, each: T) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  await Promise.all(
    [1, 2, 3, 4].map(async (number) => {
      const project = `demo-rules-mutant-${number}`;
      await emptyProject(project);
      for (const each of waiting) await work(project, each);
    }),
  );
}
