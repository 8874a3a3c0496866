import { Problem } from '../../scripts/base/problem';

/** A sentence that has to be true of a deployed wiki. `look` throws where it is not, and may answer what it found. */
export interface Check {
  readonly name: string;
  readonly look: () => Promise<string | void>;
}

/** How many sentences were true. */
export interface Verdict {
  readonly passed: number;
  readonly failed: number;
}

/** Looks at one after the other, whatever became of those before, and says of each what came of it. */
export async function runChecks(checks: readonly Check[], log: (message: string) => void): Promise<Verdict> {
  let passed = 0;
  for (const { name, look } of checks) {
    try {
      const found = await look();
      passed += 1;
      log(`ok      ${name}${found ? `: ${found}` : ''}`);
    } catch (error) {
      log(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { passed, failed: checks.length - passed };
}

/** Fails where something else was found than expected. */
export function expectThat(isSo: boolean, expected: string, found: unknown): asserts isSo {
  if (isSo) return;
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  throw new Problem(`expected ${expected}, found ${text === undefined ? 'nothing' : text.slice(0, 300)}`);
}
