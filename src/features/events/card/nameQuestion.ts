import { turnedName } from '@/model/names/turnedName';
import { meaningOf, type PersonEntry } from '@/parts/rows/people';
import { playersFor, type Candidates } from '@/wiki/search/playersFor';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import type { AlikeNames } from './useAlikeNames';

export interface NameQuestion extends Candidates {
  readonly alike: NonNullable<PersonEntry['alike']>;
  readonly turned: string | undefined;
}

/** Whom a new name may mean besides somebody new; `undefined` if it is clear, or the author has said so. */
export function nameQuestion(
  { key, name }: Pick<PersonEntry, 'key' | 'name'>,
  {
    search,
    alike,
    others,
  }: {
    readonly search: RecordSearch | undefined;
    readonly alike: AlikeNames;
    readonly others: readonly string[];
  },
): NameQuestion | undefined {
  if (others.includes(key)) return undefined;
  const found = alike.get(key);
  const candidates = playersFor(search, { name });
  const turned = turnedName(name);
  const entry = {
    key,
    ...(found !== undefined && { alike: found }),
    ...(turned !== undefined && { turned }),
  };
  const { kind } = meaningOf(entry, candidates, { answers: {}, knows: () => false });
  return kind === 'new' ? undefined : { ...candidates, alike: found ?? [], turned };
}
