import { useDeferredValue, useMemo } from 'react';
import { createAlikes } from '@/model/importing/alikeNames';
import { spellingOf } from '@/model/names/spelling';
import { inLatin } from '@/wiki/search/latin';
import { useNameHints } from '@/wiki/search/useNameHints';
import { filledRows, newPeople, type CardRow, type NewPerson } from './cardForm';

export interface AlikeNames {
  /** The key of a new person, as in `newPeople`. */
  readonly keyOf: (name: string, country: string | undefined) => string;
  /** By key, the earlier new people of the card who may be the same person. */
  readonly of: ReadonlyMap<string, readonly NewPerson[]>;
}

export function useAlikeNames(rows: readonly CardRow[]): AlikeNames {
  const hints = useNameHints();
  // Comparing takes a while, and only other names need it.
  const text = useDeferredValue(useMemo(() => namesText(rows), [rows]));
  return useMemo(() => {
    const alikes = createAlikes<NewPerson>(hints.create?.(inLatin));
    // The text was made of these people below.
    const people = JSON.parse(text) as readonly NewPerson[];
    const keys = new Set(people.map(({ key }) => key));
    const of = new Map(
      people.flatMap((each) => {
        const found = alikes(each);
        return found.length === 0 ? [] : [[each.key, found] as const];
      }),
    );
    const keyOf = (name: string, country: string | undefined): string => {
      const [spelling, ofCountry] = [spellingOf(name), `${spellingOf(name)}/${country ?? ''}`];
      return keys.has(ofCountry) ? ofCountry : spelling;
    };
    return { keyOf, of };
  }, [text, hints]);
}

const namesText = (rows: readonly CardRow[]): string => JSON.stringify(newPeople(filledRows(rows)));
