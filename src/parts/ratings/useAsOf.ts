import { useNavigate, useSearchParams } from 'react-router';
import type { DateString } from '@/model/dates';
import { asOfParam, readAsOf } from '@/model/ratings/asOf';
import { withParam } from './ratingFilter';

/** The day in the address (`undefined` is today), and a function that changes it. */
export function useAsOf(): readonly [DateString | undefined, (asOf: DateString | undefined) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = (asOf: DateString | undefined) =>
    void navigate(withParam(params, asOfParam, asOf), { replace: true, preventScrollReset: true });
  return [readAsOf(params), change];
}
