import { isStuck } from '@/model/proposals/command';
import type { DigestChoice } from '@/model/news/digest';
import type { RootState } from '@/store/typed';
import { selectCommands } from '@/wiki/outbox/outboxSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';

/** The signed-in account's choice, including one waiting in the outbox; `undefined` until loaded. */
export function selectDigest(state: RootState): DigestChoice | undefined {
  const waiting = selectCommands(state).findLast(
    (command) => command.body.kind === 'saveDigest' && !isStuck(command),
  );
  if (waiting?.body.kind === 'saveDigest') return waiting.body;
  return state.inbox.uid === selectUid(state) ? state.inbox.digest : undefined;
}
