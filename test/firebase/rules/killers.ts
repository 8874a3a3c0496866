import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holds, type Case } from './case';
import { emptyProject, loadRules } from './emulator';
import type { Mutant } from './mutants';

const file = join(process.cwd(), 'test/firebase/rules/killers.json');

/** By mutant, the case that failed last time: only an order of trying, never a proof. */
export type Killers = Readonly<Record<string, string>>;

export function readKillers(): Killers {
  try {
    // Names to names; one that is neither mutant nor case is never found and so does nothing.
    return JSON.parse(readFileSync(file, 'utf8')) as Killers;
  } catch {
    return {};
  }
}

export function writeKillers(killers: ReadonlyMap<string, string | undefined>): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...killers].sort()), null, 2)}\n`);
}

/** The first case that fails under the mutant, tried in the project; `undefined` when none does. */
export async function findKiller(
  project: string,
  mutant: Mutant,
  cases: readonly Case[],
  hint: string | undefined,
): Promise<string | undefined> {
  await loadRules(project, mutant.source);
  // Rules that let more through fail a case that must be denied, and the other way round.
  const likely = (one: Case) => one.allowed === (mutant.effect === 'narrower');
  const order = [
    ...cases.filter((one) => one.name === hint),
    ...cases.filter(likely),
    ...cases.filter((one) => !likely(one)),
  ];
  for (const one of order) if (!(await holds(project, one))) return one.name;
  return undefined;
}

/** Tries every mutant, some at a time, each time in a project of its own. Answers the killers by mutant. */
export async function killAll(mutants: readonly Mutant[], cases: readonly Case[], hints: Killers) {
  const killers = new Map<string, string | undefined>();
  const waiting = [...mutants];
  const lane = async (project: string) => {
    await emptyProject(project);
    for (let next = waiting.pop(); next; next = waiting.pop())
      killers.set(next.name, await findKiller(project, next, cases, hints[next.name]));
  };
  await Promise.all([1, 2, 3, 4].map((number) => lane(`demo-rules-mutant-${number}`)));
  return killers;
}
