import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Filter } from '@/ui/fields/FilterSelect';

/**
 * A list's filters, kept in the address (`?year=2024&arm=L`). Each choice is a history entry, so that Back
 * removes it; the scroll position stays. `values` keeps its identity until the address changes.
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const values = useMemo((): Readonly<Partial<Record<Name, string>>> => {
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = params.get(name);
      if (value !== null && value !== '') found[name] = value;
    }
    return found;
  }, [params, names]);
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { preventScrollReset: true },
    );
  const set = (name: Name, value: string | undefined) =>
    change((next) => (value === undefined ? next.delete(name) : next.set(name, value)));
  return {
    values,
    set,
    /** One filter for a `FilterBar`. Without a text for "any", the first choice is the default. */
    filter: (name: Name, label: string, choices: Filter['choices'], any?: string): Filter => ({
      name,
      label,
      any,
      choices,
      value: values[name],
      onChange: (value) => set(name, value),
    }),
    clear: () => change((next) => ['q', ...names].forEach((name) => next.delete(name))),
  };
}
