import { useNavigate, useSearchParams } from 'react-router';
import type { DateString } from '@/model/dates';
import { asOfParam, readAsOf } from '@/model/ratings/asOf';
import { withParam } from './ratingFilter';

/** The day that the address asks for, absent for today, and the way to another one. */
export function useAsOf(): readonly [DateString | undefined, (asOf: DateString | undefined) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = (asOf: DateString | undefined) =>
    void navigate(withParam(params, asOfParam, asOf), { replace: true, preventScrollReset: true });
  return [readAsOf(params), change];
}
