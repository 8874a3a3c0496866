import { followKey, readFollowKey } from '@/model/news/followKeys';
import { mergeFollows, type FollowMark, type Follows } from '@/model/news/follows';
import type { Player } from '@/model/records/records';
import { replacedMark } from '@/model/privacy/withholding';

export type Replacing = Pick<Player, 'id' | 'replaces'>;

/**
 * Replaces ids of replaced pages by the present ones and merges marks that then share a key. Returns the same
 * reference if no id changed.
 */
export function movedFollows<F extends Follows>(follows: F, pages: readonly Replacing[]): F {
  const replacing = pages.filter(({ replaces }) => replaces !== undefined);
  if (replacing.length === 0) return follows;
  const present = (id: string): string =>
    replacing.find((page) => replacedMark(page.id, id) === page.replaces)?.id ?? id;
  const entries = Object.entries(follows.marks).map(
    ([key, mark]) => [key, presentKey(key, present), mark] as const,
  );
  if (entries.every(([key, now]) => key === now)) return follows;
  const stays = Object.fromEntries(
    entries.filter(([key, now]) => key === now).map(([key, , mark]) => [key, mark]),
  );
  const moved = entries.filter(([key, now]) => key !== now).map(([, now, mark]) => [now, mark] as const);
  return { ...follows, ...moved.reduce(withMark, { marks: stays, seen: follows.seen }) };
}

const withMark = (follows: Follows, [key, mark]: readonly [string, FollowMark]): Follows =>
  mergeFollows(follows, { marks: { [key]: mark }, seen: 0 });

function presentKey(key: string, present: (id: string) => string): string {
  const followed = readFollowKey(key);
  if (followed?.kind === 'player') return followKey({ kind: 'player', id: present(followed.id) });
  if (followed?.kind !== 'pair') return key;
  const [one, other] = followed.ids;
  return followKey({ kind: 'pair', ids: [present(one), present(other)] });
}
