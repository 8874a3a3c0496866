import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { call } from './call';
import { toBackendError } from './errors';

const sendMs = 30_000;

export const createErrors = (functions: Functions): Backend['errors'] => ({
  send: async (errors) => {
    try {
      await call(functions, 'browserErrors', { errors }, sendMs);
    } catch (error) {
      throw toBackendError(error);
    }
  },
});
