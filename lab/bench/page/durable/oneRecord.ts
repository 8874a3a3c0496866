import type { Match } from '@/model/records/records';
import type { Data } from '../data';
import { openDatabase, read, readAll, withChanged, write } from './database';
import type { Way } from './way';

const open = () => openDatabase('one-record', ['records', 'changes']);

export const oneRecord: Way = {
  fill: async (data) => write(await open(), 'records', [['all', data]]),
  open: async () => {
    const database = await open();
    return (match) => write(database, 'changes', [[match.id, match]]);
  },
  restore: async () => {
    const database = await open();
    const all = await read<Data>(database, 'records', 'all');
    const matches = withChanged(all.matches, await readAll<Match>(database, 'changes'));
    return () => ({ ...all, matches });
  },
};
