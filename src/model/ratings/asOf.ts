import { isDateString, type DateString } from '../dates';

/** The name by which every address says of which day its figures are. */
export const asOfParam = 'asof';

/** The day whose figures an address asks for; `undefined` where it asks for those of today. */
export function readAsOf(params: URLSearchParams): DateString | undefined {
  const asOf = params.get(asOfParam);
  return isDateString(asOf) ? asOf : undefined;
}
