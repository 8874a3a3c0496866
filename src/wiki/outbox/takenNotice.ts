import type { UnknownAction } from '@reduxjs/toolkit';
import { noticeShown } from '../notices/noticesSlice';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import type { Command } from '@/model/command';

/** Says that a command came to the server before it could be discarded, and what its user can do now. */
export function takenNotice({ id, body }: Command): UnknownAction {
  const isProposal = body.kind === 'upsertDelta';
  return noticeShown({
    // In place of the notice that says it is discarded.
    id: `discarded/${id}`,
    // It takes back what was said before, so it waits to be read.
    timeoutMs: 0,
    multiLine: isProposal,
    message: message(isProposal ? outbox.tooLateProposal : outbox.tooLate),
  });
}
