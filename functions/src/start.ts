import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { builtInSports } from '@/model/sports';
import { createKeptMinute } from './base/keptMinute';
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
export const budgetStage = createKeptMinute(() => readStage(getFirestore()), Date.now);
const site = createKeptMinute(() => readSite(getFirestore()), Date.now);
/** Pages and feeds are served even while the settings cannot be read. */
export const shownSite = () =>
  site().catch((error: unknown) => {
    logger.error('the settings of the site cannot be read', error);
    return {};
  });
const accepted = createKeptMinute(() => readAccepted(getFirestore()), Date.now);
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
