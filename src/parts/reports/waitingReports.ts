import type { RootState } from '@/store/typed';
import { selectSessionKnown, selectUid } from '@/wiki/session/sessionSelectors';

export const reportForm = (collection: string, id: string): string => `report/${collection}/${id}`;

const none: readonly string[] = [];

/**
 * Keys of the current user's reports that wait to be sent. Other people's reports on the same device are not
 * sent. Returns a new list each time.
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
