import { useLocation } from 'react-router';
import { asOfParam, readAsOf } from '@/model/ratings/asOf';

/** Adds the day of the current address to links, so that a reader of past figures stays on that day. */
export function useKeepDay(): (to: string) => string {
  const { search } = useLocation();
  const asOf = readAsOf(new URLSearchParams(search));
  return (to) => (asOf === undefined ? to : `${to}${to.includes('?') ? '&' : '?'}${asOfParam}=${asOf}`);
}
