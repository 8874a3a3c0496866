import { HttpsError } from 'firebase-functions/v2/https';
import { memberName } from '@/model/names/defaultProfileName';
import { targetOf } from '../../base/names';
import { done, type Handler } from '../../write/acts/act';
import { inOneStep } from '../../write/acts/oneStep';

export const resetProfile: Handler<'resetProfile'> = (services, act, { uid }) => {
  const profile = services.db.doc(`profile/${uid}`);
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(profile);
    if (!stored.exists) throw new HttpsError('not-found', 'There is no such profile.');
    // Only the rules and this function write it.
    const name = stored.get('name') as string;
    const wanted = memberName(uid);
    if (name === wanted) return done;
    return {
      target: targetOf('profile', uid, name),
      rest: { before: { name } },
      write: () => tx.update(profile, { name: wanted }),
    };
  });
};
