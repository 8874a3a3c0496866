import type { Backend } from '@/backend/backend';
import { problemsIn } from '@/firebase/sports';
import type { CallFunction } from './fakeFunctions';

export const fakeSports = (call: CallFunction): Backend['sports'] => ({
  save: async (definition, mode, action) =>
    problemsIn(await call('act', { kind: 'saveSport', definition, mode, action })),
});
