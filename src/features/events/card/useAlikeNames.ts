import { useDeferredValue, useMemo } from 'react';
import { createAlikePeople, type PersonEntry } from '@/parts/rows/people';
import { inLatin } from '@/wiki/search/latin';
import { useNameHints } from '@/wiki/search/useNameHints';
import { filledRows, type CardRow } from './cardForm';
import { newPeople } from './cardPeople';

/** By key, the earlier new people of the card who may be the same person. */
export type AlikeNames = ReadonlyMap<string, NonNullable<PersonEntry['alike']>>;

export function useAlikeNames(rows: readonly CardRow[]): AlikeNames {
  const hints = useNameHints();
  // Comparing takes a while, and only other names need it.
  const text = useDeferredValue(useMemo(() => JSON.stringify(newPeople(filledRows(rows))), [rows]));
  return useMemo(() => {
    const people = (JSON.parse(text) as readonly PersonEntry[]).map(
      createAlikePeople(hints.create?.(inLatin)),
    );
    return new Map(people.flatMap(({ key, alike }) => (alike === undefined ? [] : [[key, alike] as const])));
  }, [text, hints]);
}
