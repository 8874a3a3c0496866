import { defineBoolean } from 'firebase-functions/params';
import { region } from '@/model/operating/region';
import { capacity } from './capacity';

export { region };

const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: true,
  description:
    'Refuse calls without an App Check token; `false` in a project whose app is not registered with App Check.',
});

/** Options of all callables. Emulators issue no App Check tokens, so App Check is off there. */
export const callOptions = (env: NodeJS.ProcessEnv) =>
  ({
    region,
    ...capacity.callable,
    enforceAppCheck: env['FUNCTIONS_EMULATOR'] === 'true' ? false : enforceAppCheck,
  }) as const;
