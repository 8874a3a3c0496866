import type { Scope } from '@/backend/scope';
import { moderation } from '@/language/en/moderation';
import { message, type Message } from '@/language/text';
import type { UserId } from '@/model/ids';
import { recordIn } from '@/model/proposals/namedRecords';
import { limits } from '@/model/schema/limits';
import type { RootState } from '@/store/typed';
import { selectHeldCount } from '@/wiki/deltas/deltasSelectors';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import type { QueueReach } from './queuePages';
import { bundleIn, queueFilters, type QueueFilters } from './queueFilters';

export const isFiltering = (filters: QueueFilters): boolean =>
  (filters.q ?? '').trim() !== '' ||
  queueFilters.some((name) => name !== 'group' && filters[name] !== undefined);

export function scopeOfFilters(filters: QueueFilters, uid: UserId | undefined): Scope | undefined {
  const [record, bundle] = [recordIn(filters.record), bundleIn(filters.bundle)];
  if (bundle) return { kind: 'openOf', subject: { by: 'bundle', ...bundle } };
  if (record) return { kind: 'openOf', subject: { by: 'record', ...record } };
  // Own proposals are always followed.
  if (uid !== undefined && (filters.by === 'own' || filters.author === uid))
    return { kind: 'ownDeltas', uid };
  if (filters.author !== undefined)
    return { kind: 'openOf', subject: { by: 'author', author: filters.author as UserId } };
  return undefined;
}

/**
 * How much of the open proposals the filters have covered.
 *
 *   all      everything that can match: the whole queue, or a query for it
 *   looking  a part; the rest is loading
 *   unread   a part; the rest cannot be read now
 *   most     the maximum that a device may load
 *   oldest   no filter is set; the oldest are shown
 */
export type Searched = 'all' | 'looking' | 'unread' | 'most' | 'oldest';

interface SearchFacts {
  readonly filtering: boolean;
  readonly reach: QueueReach;
  /**
   * Status of the one query for all that can match; `none` without such a query, or if more match than it
   * returns.
   */
  readonly direct: 'none' | 'asked' | 'answered' | 'failed';
  readonly online: boolean;
}

export function searchedOf({ filtering, reach, direct, online }: SearchFacts): Searched {
  if (reach === 'whole' || direct === 'answered') return 'all';
  if (!filtering) return 'oldest';
  if (!online || direct === 'failed') return 'unread';
  if (direct === 'asked') return 'looking';
  if (reach === 'failed') return 'unread';
  return reach === 'most' ? 'most' : 'looking';
}

export function selectDirect(state: RootState, scope: Scope | undefined): SearchFacts['direct'] {
  if (scope === undefined) return 'none';
  const most = scope.kind === 'openOf' ? limits.queuePage : limits.working;
  if (selectHeldCount(state, scope) >= most) return 'none';
  const status = selectScopeStatus(state, scope)?.status;
  return status === 'live' ? 'answered' : status === 'failed' ? 'failed' : 'asked';
}

interface SearchCounts {
  readonly shown: number;
  readonly here: number;
  readonly counted: number | undefined;
  readonly isWhole: boolean;
}

export function searchSentence(searched: Searched, { shown, here, counted, isWhole }: SearchCounts): Message {
  // The server's count may be outdated: proposals were decided or added since.
  const all = counted === undefined || counted < here ? undefined : counted;
  switch (searched) {
    case 'all':
      if (!isWhole) return message(moderation.found, { shown });
      return shown === here
        ? message(moderation.waiting, { count: here })
        : message(moderation.someWaiting, { shown, count: here });
    case 'oldest':
      return all === undefined
        ? message(moderation.atLeastWaiting, { count: here })
        : message(moderation.someWaiting, { shown: here, count: all });
    case 'looking':
      return all === undefined
        ? message(moderation.lookingOn, { shown, here })
        : message(moderation.looking, { shown, here, all });
    case 'unread':
      return all === undefined
        ? message(moderation.onlyLoaded, { shown, here })
        : message(moderation.onlyLoadedOf, { shown, here, all });
    case 'most':
      return message(moderation.foundAmongOldest, { shown, here });
  }
}
