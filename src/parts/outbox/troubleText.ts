import { isBackendErrorCode, type BackendErrorCode } from '@/backend/errors';
import { causeTexts } from '@/language/causes';
import { outbox } from '@/language/en/outbox';
import type { Text } from '@/language/text';
import type { CommandError } from '@/model/proposals/command';

const texts = {
  aborted: outbox.unreachable,
  'already-exists': outbox.notAccepted,
  cancelled: outbox.unreachable,
  conflict: outbox.changedElsewhere,
  'data-loss': outbox.serverTrouble,
  'deadline-exceeded': outbox.unreachable,
  'failed-precondition': outbox.notAccepted,
  internal: outbox.serverTrouble,
  'invalid-argument': outbox.notAccepted,
  'not-found': outbox.gone,
  'out-of-range': outbox.notAccepted,
  outdated: outbox.outdated,
  'over-budget': outbox.overBudget,
  'permission-denied': outbox.notAllowed,
  'resource-exhausted': causeTexts.tooFast,
  unauthenticated: outbox.signInAgain,
  unavailable: outbox.unreachable,
  unimplemented: outbox.serverTrouble,
  unknown: outbox.serverTrouble,
} as const satisfies Record<BackendErrorCode, Text>;

/** Causes that explain more than their error code. */
const telling: readonly string[] = ['banned', 'tooManyOpen', 'nameRefused', 'nameTaken'];

export function troubleText({ code, reason }: CommandError): Text {
  if (reason && telling.includes(reason.code)) return causeTexts[reason.code];
  return isBackendErrorCode(code) ? texts[code] : outbox.serverTrouble;
}
