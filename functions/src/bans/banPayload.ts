import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { found } from '@/model/fieldProblem';
import { isStoredId } from '@/model/ids';
import type { BanAsked } from '@/model/acts/log';
import { lengthOf, limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';

export interface BanRequest extends BanAsked {
  /** Names this action, so that asking again goes on with it; without one each call is another. */
  readonly action: string | undefined;
}

/**
 * Reads the payload of `banUser`: `{uid, ban, openDeltas?, appliedDeltas?, reason?, action?}`. That a ban which begins has a
 * reason is for `banUser` to ask.
 */
export function parseBanPayload(data: unknown): Parsed<BanRequest> {
  if (!isJsonObject(data)) return unparsed(`Expected an object with uid and ban, found ${found(data)}`);
  const { uid, ban, openDeltas = 'keep', appliedDeltas = 'keep', reason, action } = data;
  if (!isStoredId(uid)) return unparsed(`Expected a uid, found ${found(uid)}`);
  if (typeof ban !== 'boolean') return unparsed(`Expected ban to be true or false, found ${found(ban)}`);
  if (openDeltas !== 'keep' && openDeltas !== 'reject') {
    return unparsed(`Expected openDeltas to be keep or reject, found ${found(openDeltas)}`);
  }
  if (appliedDeltas !== 'keep' && appliedDeltas !== 'undo') {
    return unparsed(`Expected appliedDeltas to be keep or undo, found ${found(appliedDeltas)}`);
  }
  if (action !== undefined && !isStoredId(action)) {
    return unparsed(`Expected action to be an id, found ${found(action)}`);
  }
  if (reason !== undefined && !isReason(reason)) {
    return unparsed(`Expected a reason of 1 to ${limits.reason} characters, found ${found(reason)}`);
  }
  return parsed({ uid, ban, openDeltas, appliedDeltas, ...(reason !== undefined && { reason }), action });
}

const isReason = (value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  value === cleanProse(value) &&
  lengthOf(value) <= limits.reason;
