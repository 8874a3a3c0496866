import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { parseSport } from '@/model/parsing/parseSport';
import { builtInSports } from '@/model/sports';
import type { Account, FakeServer } from './fakeServer';

/** Definitions as the function of the fake server takes them, as far as no match has their codes. */
export const fakeSports = (server: FakeServer, account: () => Account | undefined): Backend['sports'] => ({
  save: async (definition, mode) => {
    if (account()?.admin !== true) throw new BackendError('permission-denied', 'Only admins define sports.');
    const read = parseSport(definition);
    if (!read.ok) return read.error;
    const { id } = read.value;
    const isKnown = [...builtInSports, ...server.all('sport')].some((known) => known.id === id);
    if (isKnown !== (mode === 'update')) return [`id: expected another mode than ${mode}.`];
    server.set('sport', read.value);
    return [];
  },
});
