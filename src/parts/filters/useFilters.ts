import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Filter } from '@/ui/fields/FilterSelect';

/**
 * The filters of a list, as its address says (`?year=2024&arm=L`). Each choice is an address of its own, so that
 * going back takes it away again; the place on the page stays. The values are the same object until the address is another.
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
    /** One of them for a `FilterBar`; without a text for any, its first choice holds. */
    filter: (name: Name, label: string, choices: Filter['choices'], any?: string): Filter => ({
      name,
      label,
      any,
      choices,
      value: values[name],
      onChange: (value) => set(name, value),
    }),
    /** Takes these away, and the text that was typed. */
    clear: () => change((next) => ['q', ...names].forEach((name) => next.delete(name))),
  };
}
