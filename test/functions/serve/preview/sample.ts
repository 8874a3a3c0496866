import { previewOf, type PreviewContent } from '../../../../functions/src/serve/head/previewContent';
import type { Page } from '../../../../functions/src/serve/head/readPage';
import { address, event, match, player } from '../head/pages';
import { builtInSports } from '@/model/sports';

export const cup = event({ name: 'East vs West 12', date: '2024-04-20', location: 'Istanbul, Turkey' });

export const between = (one: string, other: string, score?: readonly [number, number], rest: object = {}) =>
  match({
    date: '2024-04-20',
    gender: 'M',
    player1: { id: 'p1', name: one, ...(score && { score: score[0] }) },
    player2: { id: 'p2', name: other, ...(score && { score: score[1] }) },
    ...rest,
  });

export const matchPage = (of = between('Levan Saginashvili', 'Devon Larratt', [4, 0]), at = cup): Page => ({
  kind: 'match',
  address: address('/match/m'),
  match: of,
  event: at,
});

export const eventPage = (of = cup, matches = [between('Ann', 'Bea', [3, 1])]): Page => ({
  kind: 'event',
  address: address('/sport/armw/event/e'),
  event: of,
  matches,
  panel: 'matches',
});

export const playerPage = (of = player(), matches = [between('Ann', 'Bea', [3, 1])]): Page => ({
  kind: 'player',
  address: address('/player/p1'),
  player: of,
  matches,
  events: [cup],
});

export const pairPage = (matches = [between('Ann', 'Bea', [3, 1])], name = 'Bea'): Page => ({
  kind: 'versus',
  address: address('/player/p1/versus/p2'),
  players: [player(), player({ id: 'p2', name })],
  matches,
  events: [cup],
});

export function preview(page: Page): PreviewContent {
  const found = previewOf(page, builtInSports);
  if (!found) throw new Error(`Expected a preview of a page of kind ${page.kind}`);
  return found;
}

/** Every kind of preview with this name in every place for a name, with results and without. */
export const named = (name: string): readonly PreviewContent[] =>
  [
    matchPage(between(name, name, [99, 10], { round: name }), event({ name, location: name, valid: 0 })),
    matchPage(between(name, name)),
    eventPage(event({ name, location: name, valid: 0 }), [
      between(name, name, [10, 2]),
      between(name, 'Bea'),
      between('Ann', name, [1, 2]),
      between(name, name, [3, 3]),
      between(name, name, [3, 3]),
    ]),
    eventPage(event({ name, date: '1900-01-01' }), []),
    playerPage(player({ name, country: name, aliases: [name, name] }), [
      between(name, name, [20, 2]),
      between(name, name, [2, 2], { arm: 'L' }),
    ]),
    playerPage(player({ name }), []),
    pairPage([between('Ann', name, [1, 3])], name),
    pairPage([], name),
  ].map(preview);
