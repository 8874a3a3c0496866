import { eachDifference, emptyTable, type Table } from '@/lib/table';
import type { Player } from '@/model/records';
import { createStoreSelector } from '@/store/typed';

/** A number that is another once a player is of another country, as the server has confirmed it. */
export const selectCountriesRevision = createStoreSelector([(state) => state.players.rows], followCountries);

/** A new table costs its difference from the last one. */
function followCountries(): (rows: Table<Player>) => number {
  let rows: Table<Player> = emptyTable();
  let revision = 0;
  return (next) => {
    let isAnother = false;
    eachDifference(rows, next, (_, before, after) => {
      isAnother ||= before?.country !== after?.country;
    });
    rows = next;
    if (isAnother) revision += 1;
    return revision;
  };
}
