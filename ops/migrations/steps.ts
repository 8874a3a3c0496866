import { Problem } from '../../scripts/base/problem';
import type { MigrationStep } from './step';

export const steps: readonly MigrationStep[] = [
  {
    name: 'match-days',
    version: 2,
    does: 'Gives each match that has no day of its own that of its event, by which it was read until now.',
    collection: 'match',
    missing: (data) => {
      const { date, event, deleted }: Readonly<Record<string, unknown>> = data;
      // Leave a value that is no text for the parser to refuse.
      const day: unknown =
        typeof event === 'object' && event !== null && 'date' in event ? event.date : undefined;
      return date === undefined && deleted !== true && typeof day === 'string' ? { date: day } : undefined;
    },
  },
];

export function findStep(name: string): MigrationStep {
  const found = steps.find((step) => step.name === name);
  if (!found) throw new Problem(`There is no step ${name}. \`npm run migrate -- list\` names them all.`);
  return found;
}
