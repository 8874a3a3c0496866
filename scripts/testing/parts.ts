import { Problem } from '../base/problem';

export interface PartFacts {
  readonly budgetSeconds: number;
  readonly tier?: 'second';
}

export const parts = {
  types: { budgetSeconds: 45 },
  lint: { budgetSeconds: 45 },
  format: { budgetSeconds: 10 },
  unused: { budgetSeconds: 20 },
  size: { budgetSeconds: 80 },
  unit: { budgetSeconds: 400 },
  emulator: { budgetSeconds: 400 },
  browser: { budgetSeconds: 600 },
  lab: { budgetSeconds: 600, tier: 'second' },
  ops: { budgetSeconds: 900, tier: 'second' },
} as const satisfies Readonly<Record<string, PartFacts>>;

export type Part = keyof typeof parts;

export const partNames = Object.keys(parts) as readonly Part[];

export const gateParts = partNames.filter((part) => !('tier' in parts[part]));

export interface TestOptions {
  readonly chosen: readonly Part[];
  /** Words that are neither a part nor a flag choose test files by their path. */
  readonly files: readonly string[];
  readonly all: boolean;
  readonly slowest: boolean;
}

const flags = ['--all', '--slowest'];

export function readTestOptions(args: readonly string[]): TestOptions {
  const unknown = args.filter((arg) => arg.startsWith('-') && !flags.includes(arg));
  if (unknown.length > 0)
    throw new Problem(`npm test: expected ${flags.join(' or ')} as flags, found ${unknown.join(' ')}.`);
  const words = args.filter((arg) => !flags.includes(arg));
  const named = partNames.filter((part) => words.includes(part));
  return {
    chosen: named.length > 0 ? named : args.includes('--all') ? partNames : gateParts,
    files: words.filter((word) => !partNames.some((part) => part === word)),
    all: args.includes('--all'),
    slowest: args.includes('--slowest'),
  };
}
