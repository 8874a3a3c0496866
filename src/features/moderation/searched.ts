import type { Scope } from '@/backend/scope';
import { moderation } from '@/language/en/moderation';
import { message, type Message } from '@/language/text';
import type { UserId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import type { RootState } from '@/store/typed';
import { selectHeldCount } from '@/wiki/deltas/deltasSelectors';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import type { QueueReach } from './queuePages';
import { bundleIn, queueFilters, recordIn, type QueueFilters } from './queueView';

/** Tells whether the filters leave some proposals out. */
export const isFiltering = (filters: QueueFilters): boolean =>
  (filters.q ?? '').trim() !== '' ||
  queueFilters.some((name) => name !== 'group' && filters[name] !== undefined);

/** The query that answers with all that can fit the filters, where one does: what is open of one bundle, record or author. */
export function scopeOfFilters(filters: QueueFilters, uid: UserId | undefined): Scope | undefined {
  const [record, bundle] = [recordIn(filters.record), bundleIn(filters.bundle)];
  if (bundle) return { kind: 'openOf', subject: { by: 'bundle', ...bundle } };
  if (record) return { kind: 'openOf', subject: { by: 'record', ...record } };
  // The own ones are followed everywhere.
  if (uid !== undefined && (filters.by === 'own' || filters.author === uid))
    return { kind: 'ownDeltas', uid };
  if (filters.author !== undefined)
    return { kind: 'openOf', subject: { by: 'author', author: filters.author as UserId } };
  return undefined;
}

/**
 * How much of what is open the filters have gone through.
 *
 *   all      everything that can fit, as the whole queue is here or the server was asked for it
 *   looking  a part, and the rest is being read
 *   unread   a part, and the rest cannot be read now
 *   most     as much as anybody may have
 *   oldest   no filter is set, and the oldest are shown
 */
export type Searched = 'all' | 'looking' | 'unread' | 'most' | 'oldest';

/** Facts that it goes by. */
interface SearchFacts {
  readonly filtering: boolean;
  readonly reach: QueueReach;
  /** The standing of the one query for all that can fit; `none` where there is no such query, or more fits than it brings. */
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

/** The standing of the query that answers for the filters alone. */
export function selectDirect(state: RootState, scope: Scope | undefined): SearchFacts['direct'] {
  if (scope === undefined) return 'none';
  const most = scope.kind === 'openOf' ? limits.queuePage : limits.working;
  if (selectHeldCount(state, scope) >= most) return 'none';
  const status = selectScopeStatus(state, scope)?.status;
  return status === 'live' ? 'answered' : status === 'failed' ? 'failed' : 'asked';
}

/** Numbers of the sentence about a search. */
interface SearchCounts {
  readonly shown: number;
  /** How many are here. */
  readonly here: number;
  /** How many the server has counted; absent before that. */
  readonly counted: number | undefined;
  /** True if all that is open is here. */
  readonly isWhole: boolean;
}

/** The sentence about how many proposals fit, and how many were looked through for that. */
export function searchSentence(searched: Searched, { shown, here, counted, isWhole }: SearchCounts): Message {
  // Some that were counted may be decided meanwhile, and more may have come.
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
