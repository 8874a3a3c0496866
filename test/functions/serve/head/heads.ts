import { builtInSports } from '@/model/sports';
import { headOf } from '../../../../functions/src/serve/head/headOf';
import type { Page } from '../../../../functions/src/serve/head/readPage';
import { address, event, match } from './pages';

export const origin = 'https://wiki.example';

export const eventPage = (over: object = {}, matches = [match()]): Page => ({
  kind: 'event',
  address: address('/sport/armw/event/e'),
  event: event(over),
  matches,
  panel: 'matches',
});
export const matchPage = (over: object = {}, of = event()): Page => ({
  kind: 'match',
  address: address('/match/m'),
  match: match(over),
  event: of,
});

export function head(page: Page) {
  const found = headOf(page, builtInSports, origin, 'a key');
  if (!found) throw new Error('Expected a head');
  return found;
}
