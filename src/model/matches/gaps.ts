import { compareText } from '@/lib/compareText';
import { getPath } from '@/lib/path';
import type { Event, Match } from '../records/records';
import type { Choice } from '../schema/choice';
import type { Sport } from '../sports';

export type Gap =
  | { readonly kind: 'video' | 'source' }
  | { readonly kind: 'choice'; readonly choice: Choice };

export const gapKey = (gap: Gap): string => (gap.kind === 'choice' ? gap.choice.path : gap.kind);

export const gapsIn = ({ choices }: Sport): readonly Gap[] => [
  { kind: 'video' },
  ...choices.map((choice) => ({ kind: 'choice', choice }) as const),
  { kind: 'source' },
];

type Stated = Pick<Event, 'youtube' | 'source'>;

/** What the event states holds for its card. */
export function lacks(match: Match, event: Stated | undefined, gap: Gap): boolean {
  switch (gap.kind) {
    case 'video':
      return (match.youtube ?? event?.youtube) === undefined;
    case 'source':
      return (match.source ?? event?.source) === undefined;
    case 'choice':
      return getPath(match, gap.choice.path) === undefined;
  }
}

/**
 * By value for readers: matches of the strongest players first, then the newest.
 *
 * @param places by rating; players without one come last
 */
export const byValue =
  (places: ReadonlyMap<string, number>) =>
  (a: Match, b: Match): number => {
    const best = ({ player1, player2 }: Match) =>
      Math.min(places.get(player1.id) ?? places.size, places.get(player2.id) ?? places.size);
    return best(a) - best(b) || compareText(b.date, a.date);
  };
