import { isJsonObject } from '@/lib/json';
import { setPaths } from '@/lib/path';
import type { Match } from '../records/records';
import type { CodePath } from '../schema/choice';

export type CodesByPath = { readonly [Path in CodePath]?: string | undefined };

const isCodePath = (path: string): path is CodePath =>
  path === 'arm' || path === 'weight' || path.startsWith('choices.');

export const codesOf = (facts: CodesByPath): readonly { readonly path: CodePath; readonly code: string }[] =>
  Object.entries(facts).flatMap(([path, code]: readonly [string, unknown]) =>
    isCodePath(path) && typeof code === 'string' ? [{ path, code }] : [],
  );

export const matchCodes = (facts: CodesByPath): Pick<Match, 'arm' | 'weight' | 'choices'> =>
  setPaths(
    {},
    codesOf(facts).map(({ path, code }) => ({ path, value: code })),
  );

export const codesByPath = ({
  arm,
  weight,
  choices,
}: Pick<Match, 'arm' | 'weight' | 'choices'>): CodesByPath => ({
  ...(arm && { arm }),
  ...(weight && { weight }),
  ...(isJsonObject(choices) &&
    Object.fromEntries(Object.entries(choices).map(([name, code]) => [`choices.${name}`, code]))),
});
