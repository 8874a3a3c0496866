import type { Backend } from '@/backend/backend';
import { isJsonObject } from '@/lib/json';
import type { SportProblem } from '@/model/parsing/sportProblem';
import type { CallFunction } from './fakeFunctions';

/** Definitions of sports, as the function stores them. */
export const fakeSports = (call: CallFunction): Backend['sports'] => ({
  save: async (definition, mode) => {
    const answer = await call('saveSport', { definition, mode });
    // The function's own answer.
    return ((isJsonObject(answer) ? answer['why'] : undefined) ?? []) as unknown as readonly SportProblem[];
  },
});
