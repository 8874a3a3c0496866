import { path } from '@/model/sharing/routes';
import type { Pair } from '@/wiki/search/pairSearch';
import type { Found } from '@/wiki/search/recordSearch';
import type { MatchQuery } from './matchQuery';
import type { FoundPage } from './pages';
import type { Recent } from './recentSlice';

export type Offered =
  | { readonly kind: 'pair'; readonly ids: Pair; readonly key: string }
  | {
      readonly kind: 'meeting';
      readonly match: string;
      /** The player whose score comes first. */
      readonly own: string;
      readonly key: string;
    }
  | { readonly kind: 'matches'; readonly query: MatchQuery; readonly key: string }
  | { readonly kind: 'page'; readonly page: FoundPage; readonly key: string };

export type Option =
  | Offered
  | { readonly kind: 'player' | 'event'; readonly id: string; readonly key: string }
  | { readonly kind: 'text' | 'all'; readonly text: string; readonly key: string };

export const optionOfRecent = (recent: Recent): Option => ({
  ...recent,
  key: `${recent.kind} ${recent.kind === 'text' ? recent.text : recent.id}`,
});

const optionsOf = (kind: 'player' | 'event', ids: readonly string[]): readonly Option[] =>
  ids.map((id) => ({ kind, id, key: `${kind} ${id}` }));

export const playerOptions = (ids: readonly string[]) => optionsOf('player', ids);

export function foundGroups(found: Found) {
  const [players, events] = [found.players, found.events].map(({ best: [first] }) => first?.cost ?? Infinity);
  const groups = [
    { kind: 'players', options: playerOptions(found.players.best.map(({ id }) => id)) },
    {
      kind: 'events',
      options: optionsOf(
        'event',
        found.events.best.map(({ id }) => id),
      ),
    },
  ] as const;
  return (events ?? Infinity) < (players ?? Infinity) ? groups.toReversed() : groups;
}

export const pairOption = (ids: Pair): Offered => ({ kind: 'pair', ids, key: `pair ${ids.join(' ')}` });

export const meetingOption = (match: string, own: string): Offered => ({
  kind: 'meeting',
  match,
  own,
  key: `meeting ${match}`,
});

export const matchesOption = (query: MatchQuery): Offered => ({
  kind: 'matches',
  query,
  key: `matches ${query.to}`,
});

export const pageOption = (page: FoundPage): Offered => ({ kind: 'page', page, key: `page ${page.key}` });

export const resultsPath = (text: string): string => `${path('search')}?q=${encodeURIComponent(text.trim())}`;
