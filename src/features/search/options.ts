import { path } from '@/model/sharing/routes';
import type { Pair } from '@/wiki/search/pairSearch';
import type { Found } from '@/wiki/search/recordSearch';
import type { MatchQuery } from './matchQuery';
import type { Recent } from './recentSlice';

export type Option =
  | { readonly kind: 'player' | 'event'; readonly id: string; readonly key: string }
  | { readonly kind: 'text'; readonly text: string; readonly key: string }
  | { readonly kind: 'pair'; readonly ids: Pair; readonly text: string; readonly key: string }
  | { readonly kind: 'matches'; readonly query: MatchQuery; readonly text: string; readonly key: string }
  | { readonly kind: 'all'; readonly text: string; readonly key: string };

export const optionOfRecent = (recent: Recent): Option => ({
  ...recent,
  key: `${recent.kind} ${recent.kind === 'text' ? recent.text : recent.id}`,
});

/** The found rows in screen order. The kind with the better first hit comes first. */
export function foundOptions(found: Found, text: string) {
  const players = found.players.best.map(({ id }): Option => ({ kind: 'player', id, key: `player ${id}` }));
  const events = found.events.best.map(({ id }): Option => ({ kind: 'event', id, key: `event ${id}` }));
  const all: Option = { kind: 'all', text, key: 'all' };
  const costOf = ([first]: Found['players']['best']) => first?.cost ?? Infinity;
  const eventsFirst = costOf(found.events.best) < costOf(found.players.best);
  const groups = eventsFirst
    ? ([
        ['events', events],
        ['players', players],
      ] as const)
    : ([
        ['players', players],
        ['events', events],
      ] as const);
  return { groups: groups.filter(([, options]) => options.length > 0), all };
}

export const pairOption = (ids: Pair, text: string): Option => ({
  kind: 'pair',
  ids,
  text,
  key: `pair ${ids.join(' ')}`,
});

export const matchesOption = (query: MatchQuery, text: string): Option => ({
  kind: 'matches',
  query,
  text,
  key: `matches ${query.to}`,
});

export const pairPath = ([id, otherId]: Pair): string => path('versus', { id, otherId });

export const resultsPath = (text: string): string => `${path('search')}?q=${encodeURIComponent(text.trim())}`;
