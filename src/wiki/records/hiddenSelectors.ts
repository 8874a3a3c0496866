import { eachDifference, emptyTable, type Table } from '@/lib/table';
import { isListed } from '@/model/hiding';
import type { PlayerId } from '@/model/ids';
import type { Player } from '@/model/records';
import { createStateSelector } from '@/store/typed';

/** The players who are hidden, as the server has confirmed it; another reference once it is somebody else. */
export const selectConfirmedHidden = createStateSelector([(state) => state.players.rows], followHidden());

/** Keeps up with who is hidden; a new table costs its difference from the last one. */
function followHidden(): (rows: Table<Player>) => ReadonlySet<PlayerId> {
  let rows: Table<Player> = emptyTable();
  let hidden: ReadonlySet<PlayerId> = new Set();
  return (next) => {
    let changed: Set<PlayerId> | undefined;
    eachDifference(rows, next, (_, before, after) => {
      const player = after ?? before;
      const isHidden = after !== undefined && !isListed(after);
      if (player === undefined || hidden.has(player.id) === isHidden) return;
      changed ??= new Set(hidden);
      if (isHidden) changed.add(player.id);
      else changed.delete(player.id);
    });
    rows = next;
    hidden = changed ?? hidden;
    return hidden;
  };
}
