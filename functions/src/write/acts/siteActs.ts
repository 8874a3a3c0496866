import { FieldValue } from 'firebase-admin/firestore';
import type { ActAsked } from '@/model/acts/acts';
import { siteDocument } from '../../base/siteSettings';
import type { Act, ActOutcome, ActServices } from './act';
import { targetOf } from './decideActs';
import { inOneStep } from './oneStep';

/** Stores what an admin says about the site. Pages have it within minutes, and the published copy at night. */
export function saveSite(
  services: ActServices,
  act: Act,
  { settings }: ActAsked<'saveSite'>,
): Promise<ActOutcome> {
  const site = siteDocument(services.db);
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(site);
    return {
      target: targetOf('setting', 'site', undefined),
      rest: { before: stored.data() ?? null },
      write: () => tx.set(site, { ...settings, by: act.by, at: FieldValue.serverTimestamp() }),
    };
  });
}
