import { defineBoolean } from 'firebase-functions/params';

export const region = 'asia-northeast1';

const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Refuse calls without an App Check token. Register the app with App Check first.',
});

/** What all callables share. Emulators issue no App Check tokens, so there it is never asked for. */
export const callOptions = (env: NodeJS.ProcessEnv) =>
  ({
    region,
    timeoutSeconds: 70,
    memory: '256MiB',
    enforceAppCheck: env['FUNCTIONS_EMULATOR'] === 'true' ? false : enforceAppCheck,
  }) as const;
