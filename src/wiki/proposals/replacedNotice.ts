import type { UnknownAction } from '@reduxjs/toolkit';
import { outbox } from '@/language/en/outbox';
import { english } from '@/language/language';
import { message } from '@/language/text';
import { commandId, type Command } from '@/model/proposals/command';
import { fieldChanges, sameFieldValue, type Proposal } from '@/model/proposals/delta';
import type { RootState } from '@/store/typed';
import { noticeShown } from '../notices/noticesSlice';
import { matchLineOf } from '../sports/matchLineOf';
import { selectSomeName } from './proposalSelectors';
import { outboxActions } from '../outbox/outboxSlice';

/**
 * The notice that an edit of another tab replaced this one, with a button for the opposite; `undefined` if
 * both say the same.
 */
export function replacedNotice(lost: Command, kept: Command, state: RootState): UnknownAction | undefined {
  if (lost.body.kind !== 'upsertDelta' || kept.body.kind !== 'upsertDelta') return undefined;
  const { deltaId, proposal } = lost.body;
  if (saysAll(kept.body.proposal, proposal)) return undefined;
  const { collection, docId } = proposal;
  const record = { collection, id: docId === '' ? deltaId : docId };
  const text = selectSomeName(state, record, (match) => matchLineOf(english.t, undefined, match));
  return noticeShown({
    id: `replaced/${lost.id}`,
    // It is about an edit that is lost otherwise, so it stays until dismissed.
    timeoutMs: 0,
    message: message(outbox.replacedByTab, { name: typeof text === 'string' ? text : message(text) }),
    actions: [
      {
        label: message(outbox.useEarlier),
        does: outboxActions.preferred({ to: kept.id, command: again(lost, kept) }),
      },
    ],
  });
}

const saysAll = (proposal: Proposal, earlier: Proposal): boolean =>
  (fieldChanges(earlier) ?? []).every(({ field, value }) =>
    (fieldChanges(proposal) ?? []).some(
      (change) => change.field === field && sameFieldValue(field, change.value, value),
    ),
  );

const again = (
  { edits: _, error: __, retryAt: ___, attempts: ____, ...lost }: Command,
  kept: Command,
): Command => ({
  ...lost,
  id: commandId(`${lost.id}-again`),
  created: Math.max(lost.created, kept.created) + 1,
  state: 'queued',
  attempts: 0,
});
