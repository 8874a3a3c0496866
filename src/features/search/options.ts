import { path } from '@/model/sharing/routes';
import type { Pair } from '@/wiki/search/pairSearch';
import type { Found } from '@/wiki/search/recordSearch';
import type { MatchQuery } from './matchQuery';
import type { FoundPage } from './pages';
import type { Recent } from './recentSlice';

export type Option =
  | { readonly kind: 'player' | 'event'; readonly id: string; readonly key: string }
  | { readonly kind: 'text'; readonly text: string; readonly key: string }
  | { readonly kind: 'pair'; readonly ids: Pair; readonly text: string; readonly key: string }
  | {
      readonly kind: 'meeting';
      readonly match: string;
      /** The player whose score comes first. */
      readonly own: string;
      readonly text: string;
      readonly key: string;
    }
  | { readonly kind: 'matches'; readonly query: MatchQuery; readonly text: string; readonly key: string }
  | { readonly kind: 'page'; readonly page: FoundPage; readonly text: string; readonly key: string }
  | { readonly kind: 'all'; readonly text: string; readonly key: string };

export const optionOfRecent = (recent: Recent): Option => ({
  ...recent,
  key: `${recent.kind} ${recent.kind === 'text' ? recent.text : recent.id}`,
});

const optionsOf = (kind: 'player' | 'event', ids: readonly string[]): readonly Option[] =>
  ids.map((id) => ({ kind, id, key: `${kind} ${id}` }));

export const playerOptions = (ids: readonly string[]) => optionsOf('player', ids);

/** The found rows in screen order. The kind with the better first hit comes first. */
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

export const pairOption = (ids: Pair, text: string): Option => ({
  kind: 'pair',
  ids,
  text,
  key: `pair ${ids.join(' ')}`,
});

export const meetingOption = (match: string, own: string, text: string): Option => ({
  kind: 'meeting',
  match,
  own,
  text,
  key: `meeting ${match}`,
});

export const matchesOption = (query: MatchQuery, text: string): Option => ({
  kind: 'matches',
  query,
  text,
  key: `matches ${query.to}`,
});

export const pageOption = (page: FoundPage, text: string): Option => ({
  kind: 'page',
  page,
  text,
  key: `page ${page.key}`,
});

export const pairPath = ([id, otherId]: Pair): string => path('versus', { id, otherId });

export const resultsPath = (text: string): string => `${path('search')}?q=${encodeURIComponent(text.trim())}`;
