import { HttpsError, type CallableRequest } from 'firebase-functions/v2/https';
import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { problemSentence } from '@/language/sportProblems';
import { found } from '@/model/found';
import type { SportProblem } from '@/model/parsing/sportProblem';
import type { SavingMode } from '@/model/sports';
import { answerCall } from '../calls/answerCall';
import { requireRole } from '../calls/requireRole';
import type { ServerServices } from '../base/services';
import { saveSport } from './saveSport';

/** All that is wrong with a definition, as data; in English for pages that do not know one of the kinds, or none. */
interface Answer {
  readonly problems: readonly string[];
  readonly why?: readonly SportProblem[];
}

/** Answers one call of `saveSport`, for admins, with all that is wrong with the definition. */
export function handleSaveSport(
  request: Pick<CallableRequest<unknown>, 'auth' | 'data'>,
  { auth, db, logger, now }: ServerServices,
): Promise<Answer> {
  return answerCall('saveSport', { logger, now }, async (): Promise<Answer> => {
    const { uid: by } = await requireRole('admin', 'define sports', request.auth, { auth, db });
    const payload = parseSavePayload(request.data);
    if (!payload.ok) throw new HttpsError('invalid-argument', payload.error);
    const { definition, mode } = payload.value;
    const saved = await saveSport(db, { definition, mode, by });
    if (!saved.ok) return { problems: saved.error.map(problemSentence), why: saved.error };
    logger.info('sport saved', { sport: saved.value.id, mode });
    return { problems: [] };
  });
}

/** Reads the payload: `{definition, mode}`; what a definition is, is told by its own problems. */
function parseSavePayload(
  data: unknown,
): Parsed<{ readonly definition: unknown; readonly mode: SavingMode }> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with a definition, found ${found(data)}`);
  const { definition, mode } = data;
  if (mode !== 'add' && mode !== 'update')
    return unparsed(`Expected mode to be add or update, found ${found(mode)}`);
  return parsed({ definition, mode });
}
