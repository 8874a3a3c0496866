import type { Functions } from 'firebase/functions';
import type { Backend } from '@/backend/backend';
import { BackendError } from '@/backend/errors';
import { isJsonObject } from '@/lib/json';
import { isSportProblem } from '@/model/parsing/sportProblem';
import { callToWrite } from './call';
import { toBackendError } from './errors';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Stores definitions of sports; the contract is written at `Backend.sports`. */
export const createSports = (functions: Functions): Backend['sports'] => ({
  save: async (definition, mode) => {
    try {
      const answer = await callToWrite(functions, 'saveSport', { definition, mode });
      const { problems, why }: Readonly<Record<string, unknown>> = isJsonObject(answer) ? answer : {};
      if (Array.isArray(why) && why.every(isSportProblem)) return why;
      if (Array.isArray(problems) && problems.every(isText)) return problems;
      throw new BackendError('internal', 'saveSport: expected a list of problems, found something else');
    } catch (error) {
      throw toBackendError(error);
    }
  },
});
