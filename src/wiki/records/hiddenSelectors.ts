import { tableValues } from '@/lib/table';
import { isListed } from '@/model/privacy/hiding';
import type { PlayerId } from '@/model/ids';
import type { Player } from '@/model/records/records';
import { derive } from '@/overlay/derive';
import { createStateSelector, createStoreSelector } from '@/store/typed';

const selectHiddenIds = createStoreSelector([(state) => state.players.rows], () =>
  derive<Player, PlayerId, []>(() => (player) => (isListed(player) ? undefined : player.id)),
);

/** Confirmed only. A new reference when the set changes. */
export const selectConfirmedHidden = createStateSelector(
  [selectHiddenIds],
  (hidden): ReadonlySet<PlayerId> => new Set(tableValues(hidden)),
);
