import type { DateString } from '@/model/dates';
import { asOfParam, readAsOf } from '@/model/ratings/asOf';
import { useAddressParams } from './useAddressParams';

/** The day in the address (`undefined` is today), and a function that changes it. */
export function useAsOf(): readonly [DateString | undefined, (asOf: DateString | undefined) => void] {
  const { params, change } = useAddressParams();
  return [readAsOf(params), (asOf) => change(asOfParam, asOf)];
}
