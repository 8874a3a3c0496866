import { Problem } from '../../scripts/base/problem';
import type { MigrationStep } from './step';

/** All steps, in the order in which they are taken. The stored schema has had one version so far. */
export const steps: readonly MigrationStep[] = [];

export function findStep(name: string, all = steps): MigrationStep {
  const found = all.find((step) => step.name === name);
  if (!found) throw new Problem(`There is no step ${name}. \`npm run migrate -- list\` names them all.`);
  return found;
}
