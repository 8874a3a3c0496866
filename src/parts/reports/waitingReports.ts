import type { RootState } from '@/store/typed';
import { selectSessionKnown, selectUid } from '@/wiki/session/sessionSelectors';

/** The name of the form in which a record is reported, as drafts are kept by it. */
export const reportForm = (collection: string, id: string): string => `report/${collection}/${id}`;

const none: readonly string[] = [];

/**
 * The keys of kept drafts of reports that wait to be sent, of whoever wrote them: on a device of several people nobody
 * sends what another one wrote. A new list each time.
 */
export function selectWaitingReports(state: RootState): readonly string[] {
  if (!selectSessionKnown(state)) return none;
  const own = `${selectUid(state) ?? ''}/report/`;
  return Object.entries(state.drafts)
    .filter(([key, { content }]) => key.startsWith(own) && isWaiting(content))
    .map(([key]) => key);
}

const isWaiting = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'waiting' in content;
