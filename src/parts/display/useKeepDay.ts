import { useLocation } from 'react-router';
import { asOfParam, readAsOf } from '@/model/ratings/asOf';

/**
 * Gives links the day whose figures the present address asks for: whoever reads about the past stays in it from one page
 * with figures to the next.
 */
export function useKeepDay(): (to: string) => string {
  const { search } = useLocation();
  const asOf = readAsOf(new URLSearchParams(search));
  return (to) => (asOf === undefined ? to : `${to}${to.includes('?') ? '&' : '?'}${asOfParam}=${asOf}`);
}
