import { explain, type SaidCause } from '@/language/causes';
import { proposals } from '@/language/en/proposals';
import { useText } from '@/language/useLanguage';
import type { Cause } from '@/model/cause';
import { useAppSelector } from '@/store/typed';
import { selectNameAt } from '@/wiki/proposals/proposalSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

/**
 * Why something was rejected or could not be applied, in the current language and with the names of records.
 * Text by a person stays as it is.
 */
export function useExplanation(said: string | undefined, cause: Cause | undefined): string | undefined {
  const t = useText();
  const lineOf = useMatchLine();
  const values: SaidCause['values'] | undefined = cause?.values;
  const path = values?.['record'];
  const name = useAppSelector((state) =>
    typeof path === 'string' ? selectNameAt(state, path, lineOf) : undefined,
  );
  // The stored sentence names the other proposal by its id. Screens link to it.
  if (cause?.code === 'replacedBy') return t(proposals.replacedByOwn);
  if (said === undefined || cause === undefined || name === undefined) return said && explain(t, said, cause);
  const record = typeof name === 'string' ? name : t(name);
  return explain(t, said, { ...cause, values: { ...cause.values, record } });
}
