import { isDateString, type DateString } from '../dates';

export const asOfParam = 'asof';

export function readAsOf(params: URLSearchParams): DateString | undefined {
  const asOf = params.get(asOfParam);
  return isDateString(asOf) ? asOf : undefined;
}
