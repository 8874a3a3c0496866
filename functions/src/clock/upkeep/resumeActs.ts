import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import type { ActAsked } from '@/model/acts/acts';
import { pacePerMinute } from '@/model/acts/pace';
import type { Act, ActResult, HandlerServices } from '../../write/acts/act';
import { forgetAsked } from '../../write/acts/forgetAsked';
import { endsCall } from '../../base/storeErrors';
import { resumeAbandoned, type Resumed } from './resumeApplications';

export interface ResumeActServices extends Omit<HandlerServices, 'pace'> {
  readonly finishAct: (services: HandlerServices, act: Act, asked: ActAsked) => Promise<ActResult>;
  readonly failed: (action: string, error: unknown) => void;
}

/**
 * Finishes the acts whose call died, as their moderator. Each step of an act writes its entry, so an entry
 * without a recent write has no call any more.
 */
export async function resumeActs(services: ResumeActServices): Promise<Resumed> {
  const unfinished = services.db
    .collection('actLog')
    .where('asked.kind', '>=', '')
    .orderBy('asked.kind')
    .orderBy(FieldPath.documentId());
  return resumeAbandoned(services, unfinished, (entry) => finish(services, entry));
}

async function finish(
  services: ResumeActServices,
  entry: QueryDocumentSnapshot,
): Promise<'finished' | 'failed' | 'unfinished'> {
  const { id } = entry;
  // Only `openEntry` writes it.
  const asked = entry.get('asked') as ActAsked;
  try {
    const act = { id, by: String(entry.get('by')), kind: asked.kind };
    // The act was counted when it began.
    await services.finishAct({ ...services, pace: pacePerMinute.moderator }, act, asked);
    return 'finished';
  } catch (error) {
    if (endsCall(error) && !services.hasTime()) return 'unfinished';
    services.failed(id, error);
    // A refusal is final.
    if (error instanceof HttpsError) await forgetAsked(services, id);
    return 'failed';
  }
}
