import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import type { OwnAccountAsked } from '@/model/ownAccount';
import { parseExportPage } from '@/model/parsing/parseExportPage';
import { call } from './call';
import { toBackendError } from './errors';

/** One page of an export reads about two hundred documents. */
const answerMs = 60_000;

export function createOwnAccount(functions: Functions): Backend['ownAccount'] {
  const ask = async (asked: OwnAccountAsked): Promise<unknown> => {
    try {
      return await call(functions, 'ownAccount', asked, answerMs);
    } catch (error) {
      throw toBackendError(error);
    }
  };
  return {
    exportPage: async (after) => {
      const page = parseExportPage(await ask({ kind: 'export', ...(after && { after }) }));
      if (!page.ok) throw new BackendError('internal', page.error);
      return page.value;
    },
    leave: async () => void (await ask({ kind: 'leave' })),
    stay: async () => void (await ask({ kind: 'stay' })),
  };
}
