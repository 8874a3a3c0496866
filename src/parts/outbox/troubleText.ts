import { isBackendErrorCode, type BackendErrorCode } from '@/backend/errors';
import { outbox } from '@/language/en/outbox';
import type { Text } from '@/language/text';
import type { CommandError } from '@/model/command';
import { nameSentences } from '@/model/nameRefusal';
import { quotaSentences } from '@/model/quota';

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
  'permission-denied': outbox.notAllowed,
  'resource-exhausted': outbox.tooFast,
  unauthenticated: outbox.signInAgain,
  unavailable: outbox.unreachable,
  unimplemented: outbox.serverTrouble,
  unknown: outbox.serverTrouble,
} as const satisfies Record<BackendErrorCode, Text>;

/** Why the last try did not work, in plain words, and what to do. */
export function troubleText({ code, message }: CommandError): Text {
  // The rules say why only through these sentences; see `explainRefusal`.
  if (message === quotaSentences.banned) return outbox.banned;
  if (message === quotaSentences['too-many-open']) return outbox.tooManyOpen;
  if (message === nameSentences.refused) return outbox.nameRefused;
  if (message === nameSentences.taken) return outbox.nameTaken;
  return isBackendErrorCode(code) ? texts[code] : outbox.serverTrouble;
}
