import { useDeferredValue, useMemo } from 'react';
import { createAlikes, type Alike } from '@/model/importing/alikeNames';
import { spellingOf } from '@/model/names/spelling';
import { inLatin } from '@/wiki/search/latin';
import { useNameHints } from '@/wiki/search/useNameHints';
import { filledRows, newPeople, type CardRow } from './cardForm';

/** By spelling, the earlier new names of the card that may mean the same person. */
export type AlikeNames = ReadonlyMap<string, readonly string[]>;

export function useAlikeNames(rows: readonly CardRow[]): AlikeNames {
  const hints = useNameHints();
  // Comparing takes a while, and only other names need it.
  const text = useDeferredValue(useMemo(() => namesText(rows), [rows]));
  return useMemo(() => {
    const alikes = createAlikes(hints.create?.(inLatin));
    // The text was made of these names above.
    return new Map(
      (JSON.parse(text) as readonly Alike[]).flatMap((each) => {
        const found = alikes(each).map(({ name }) => name);
        return found.length === 0 ? [] : [[each.key, found] as const];
      }),
    );
  }, [text, hints]);
}

const namesText = (rows: readonly CardRow[]): string =>
  JSON.stringify(
    newPeople(filledRows(rows)).map(({ name, country }): Alike => ({ key: spellingOf(name), name, country })),
  );
