import { eachDifference, emptyTable, type Table } from '@/lib/table';
import type { Player } from '@/model/records/records';
import { createStoreSelector } from '@/store/typed';

export const selectCountriesRevision = createStoreSelector([(state) => state.players.rows], followCountries);

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
