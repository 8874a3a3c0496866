import { FieldValue } from 'firebase-admin/firestore';
import { goesBack } from '@/model/operating/siteFacts';
import { readSite } from '@/model/parsing/parseSite';
import { targetOf } from '../../base/names';
import { siteDocument } from '../../base/siteSettings';
import { conflict, type Handler } from './act';
import { inOneStep } from './oneStep';

/**
 * Stores what an admin says about the site, unless another version was saved since the admin read it. Pages
 * have it within minutes, and the published copy at night.
 */
export const saveSite: Handler<'saveSite'> = (services, act, { settings, basedOn }) => {
  const site = siteDocument(services.db);
  return inOneStep(services, act, async (tx) => {
    const stored = await tx.get(site);
    const known = readSite(stored.data());
    if (known.savedIn !== basedOn) return conflict('The site was saved by another act since it was read');
    if (goesBack(settings, known))
      return conflict(`The terms had version ${known.lastTerms}, so they cannot have a lower one`);
    const lastTerms = Math.max(known.lastTerms, settings.terms?.version ?? 0);
    const saved = { savedIn: act.id, by: act.by, at: FieldValue.serverTimestamp(), lastTerms };
    return {
      target: targetOf('setting', 'site'),
      rest: { before: stored.data() ?? null },
      write: () => tx.set(site, { ...settings, ...saved }),
    };
  });
};
