import { useSearchParams } from 'react-router';

/**
 * What a list is filtered by, as its address says (`?year=2024&arm=L`). Each choice is an address of its own, so that
 * going back takes it away again; the place on the page stays.
 */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = params.get(name);
    if (value !== null && value !== '') values[name] = value;
  }
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    values: values as Readonly<Partial<Record<Name, string>>>,
    set: (name: Name, value: string | undefined) =>
      change((next) => (value === undefined ? next.delete(name) : next.set(name, value))),
    /** Takes these away, and the text that was typed. */
    clear: () => change((next) => ['q', ...names].forEach((name) => next.delete(name))),
  };
}
