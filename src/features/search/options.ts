import { path } from '@/model/routes';
import type { Pair } from '@/wiki/search/pairSearch';
import type { Found } from '@/wiki/search/recordSearch';
import type { MatchQuery } from './matchQuery';
import type { Recent } from './recentSlice';

/** A row that can be chosen. */
export type Option =
  | { readonly kind: 'player' | 'event'; readonly id: string; readonly key: string }
  | { readonly kind: 'text'; readonly text: string; readonly key: string }
  /** Two players against each other, in the order of the text. */
  | { readonly kind: 'pair'; readonly ids: Pair; readonly text: string; readonly key: string }
  /** The list of the matches that the text asks for by year, arm or class. */
  | { readonly kind: 'matches'; readonly query: MatchQuery; readonly text: string; readonly key: string }
  /** All results of what is typed, on a page of their own. */
  | { readonly kind: 'all'; readonly text: string; readonly key: string };

export const optionOfRecent = (recent: Recent): Option => ({
  ...recent,
  key: `${recent.kind} ${recent.kind === 'text' ? recent.text : recent.id}`,
});

/** The rows of what was found, in the order of the screen: the kind with the better first hit comes first. */
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

/** The address of a pair. */
export const pairPath = ([id, otherId]: Pair): string => path('versus', { id, otherId });

/** The address of all results of a text. */
export const resultsPath = (text: string): string => `${path('search')}?q=${encodeURIComponent(text.trim())}`;
