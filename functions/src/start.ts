import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { builtInSports } from '@/model/sports';
import { createKeptMinute } from './base/keptMinute';
import type { ServerServices } from './base/services';
import { readStage } from './budget/storedBudget';
import { callOptions } from './calls/callOptions';
import type { Capacity } from './calls/capacity';
import { createKnownSports } from './sports/storedSports';

// Before anything asks for a service of it.
initializeApp();

export const local = process.env['FUNCTIONS_EMULATOR'] === 'true';
/** Of every callable. */
export const options = callOptions(process.env);
/** The sports as a function knows them while it answers: each entry point asks once and hands them down. */
export const knownSports = createKnownSports({ db: () => getFirestore(), now: Date.now, logger });
/** The same for a page that is served in any case. */
export const shownSports = () => knownSports().catch(() => builtInSports);
/** The stage of the budget, read at most once a minute. */
export const budgetStage = createKeptMinute(() => readStage(getFirestore()), Date.now);
/** The services that handlers of calls are given. */
export const services = (): ServerServices => ({
  auth: getAuth(),
  db: getFirestore(),
  logger,
  now: Date.now,
});

/** Google is told the capacity; the allowance is ours. */
export const sized = ({ readsPerMinute: _, ...size }: Capacity) => size;
