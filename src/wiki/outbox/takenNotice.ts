import type { UnknownAction } from '@reduxjs/toolkit';
import { noticeShown } from '../notices/noticesSlice';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import type { Command } from '@/model/proposals/command';

export function takenNotice({ id, body }: Command): UnknownAction {
  const isProposal = body.kind === 'upsertDelta';
  return noticeShown({
    // Replaces the notice that it was discarded.
    id: `discarded/${id}`,
    // It contradicts an earlier notice, so it stays until dismissed.
    timeoutMs: 0,
    multiLine: isProposal,
    message: message(isProposal ? outbox.tooLateProposal : outbox.tooLate),
  });
}
