import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { SiteSettings } from '@/model/operating/siteFacts';
import { builtInSports } from '@/model/sports';
import { createKept } from './base/kept';
import { readSite } from './base/siteSettings';
import { readStage } from './base/storedBudget';
import { readAccepted } from './calls/acceptedVersion';
import type { CallServices } from './calls/callable';
import { callOptions } from './calls/callOptions';
import type { Capacity } from './calls/capacity';
import { createKnownSports } from './write/sports/storedSports';

// Before any other module requests a service.
initializeApp();

export const local = process.env['FUNCTIONS_EMULATOR'] === 'true';
export const options = callOptions(process.env);
export const knownSports = createKnownSports({ db: () => getFirestore(), now: Date.now, logger });
export const shownSports = () => knownSports().catch(() => builtInSports);
export const budgetStage = createKept(() => readStage(getFirestore()), Date.now);
const readSiteNow = () => readSite(getFirestore());
/** Who tries settings on their own machine sees them at once. */
const site = local ? readSiteNow : createKept(readSiteNow, Date.now);
let lastSite: SiteSettings | undefined;

/**
 * The settings, or while they cannot be read the last known ones; `undefined` if they were never read. No
 * settings would state that the site has neither terms nor operator.
 */
export async function shownSite(): Promise<SiteSettings | undefined> {
  try {
    lastSite = await site();
  } catch (error) {
    logger.error('the settings of the site cannot be read', error);
  }
  return lastSite;
}
const accepted = createKept(() => readAccepted(getFirestore()), Date.now);
export const services = (): CallServices => ({
  auth: getAuth(),
  db: getFirestore(),
  logger,
  now: Date.now,
  knownSports,
  accepted,
  stage: budgetStage,
});

export const sized = ({ readsPerMinute: _, ...size }: Capacity) => size;
