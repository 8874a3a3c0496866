import { watchKey, readWatchKey } from '@/model/news/watchKeys';
import { mergeWatches, type WatchMark, type Watches } from '@/model/news/watches';
import type { Player } from '@/model/records/records';
import { replacedMark } from '@/model/privacy/withholding';

export type Replacing = Pick<Player, 'id' | 'replaces'>;

/**
 * Replaces ids of replaced pages by the present ones and merges marks that then share a key. Returns the same
 * reference if no id changed.
 */
export function movedWatches<F extends Watches>(watches: F, pages: readonly Replacing[]): F {
  const replacing = pages.filter(({ replaces }) => replaces !== undefined);
  if (replacing.length === 0) return watches;
  const present = (id: string): string =>
    replacing.find((page) => replacedMark(page.id, id) === page.replaces)?.id ?? id;
  const entries = Object.entries(watches.marks).map(
    ([key, mark]) => [key, presentKey(key, present), mark] as const,
  );
  if (entries.every(([key, now]) => key === now)) return watches;
  const stays = Object.fromEntries(
    entries.filter(([key, now]) => key === now).map(([key, , mark]) => [key, mark]),
  );
  const moved = entries.filter(([key, now]) => key !== now).map(([, now, mark]) => [now, mark] as const);
  return { ...watches, ...moved.reduce(withMark, { marks: stays, seen: watches.seen }) };
}

const withMark = (watches: Watches, [key, mark]: readonly [string, WatchMark]): Watches =>
  mergeWatches(watches, { marks: { [key]: mark }, seen: 0 });

function presentKey(key: string, present: (id: string) => string): string {
  const watched = readWatchKey(key);
  if (watched?.kind === 'player') return watchKey({ kind: 'player', id: present(watched.id) });
  if (watched?.kind !== 'pair') return key;
  const [one, other] = watched.ids;
  return watchKey({ kind: 'pair', ids: [present(one), present(other)] });
}
