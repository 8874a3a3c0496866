import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { defineBoolean } from 'firebase-functions/params';
import { onCall } from 'firebase-functions/v2/https';
import { handleApplyWikiDelta } from './handleApplyWikiDelta';

initializeApp();

const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse calls without an App Check token. Register the app with App Check first.',
});

/** Applies deltas for a moderator: `{deltaIds, force?}` to `{results: [{id, outcome, message?}]}`. */
export const applyWikiDelta = onCall(
  {
    region: 'asia-northeast1',
    timeoutSeconds: 70,
    memory: '256MiB',
    // Emulators issue no App Check tokens.
    enforceAppCheck: process.env['FUNCTIONS_EMULATOR'] === 'true' ? false : enforceAppCheck,
  },
  (request) => handleApplyWikiDelta(request, { auth: getAuth(), db: getFirestore(), logger, now: Date.now }),
);
