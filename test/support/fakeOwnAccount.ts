import type { Backend } from '@/backend/backend';
import { parseExportPage } from '@/model/parsing/parseExportPage';
import type { CallFunction } from './fakeFunctions';
import { valueOf } from './readStored';

export const fakeOwnAccount = (call: CallFunction): Backend['ownAccount'] => ({
  exportPage: async (after) =>
    valueOf(parseExportPage(await call('ownAccount', { kind: 'export', ...(after && { after }) }))),
  leave: async () => void (await call('ownAccount', { kind: 'leave' })),
  stay: async () => void (await call('ownAccount', { kind: 'stay' })),
});
