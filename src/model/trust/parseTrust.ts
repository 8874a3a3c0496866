import { isJsonObject } from '@/lib/json';
import { parseInterests } from '../accounts/interests';
import { editKinds, isEarnable, type EarnableKind } from './editKinds';
import type { Decisions } from './decisions';
import { parseRaisedLimit, type RaisedLimit } from './raisedLimit';
import { noTrust, type KindTrust, type Trust } from './trust';

export function parseStoredTrust(data: unknown): Trust | undefined {
  if (!isJsonObject(data) || !isJsonObject(data['kinds'])) return undefined;
  const { kinds, lostAt, decisions } = data;
  if (!areDecisions(decisions)) return undefined;
  const known: Partial<Record<EarnableKind, KindTrust>> = {};
  for (const kind of editKinds) {
    const of = kinds[kind];
    if (!isEarnable(kind) || of === undefined) continue;
    if (!isKindTrust(of)) return undefined;
    known[kind] = of;
  }
  return { kinds: known, ...(typeof lostAt === 'number' && { lostAt }), decisions };
}

function areDecisions(data: unknown): data is Decisions {
  if (!isJsonObject(data)) return false;
  const { accepted, recent } = data;
  return (
    typeof accepted === 'number' &&
    Array.isArray(recent) &&
    recent.every((decision) => typeof decision === 'boolean')
  );
}

function isKindTrust(data: unknown): data is KindTrust {
  if (!isJsonObject(data)) return false;
  const { counted, losses, atOnce, passed } = data;
  return (
    Array.isArray(counted) &&
    counted.every((each) => isJsonObject(each) && typeof each['day'] === 'number') &&
    [losses, atOnce, passed].every((each) => typeof each === 'number')
  );
}

export interface EarnedTrust {
  readonly trust: Trust;
  readonly moderators: number;
  readonly raised?: RaisedLimit;
  /** Of a moderator: keys of records, `player/p1`. */
  readonly interests?: readonly string[];
}

export function parseEarnedTrust(data: unknown): EarnedTrust {
  const { trust, moderators, raised: stored, interests: declared } = isJsonObject(data) ? data : {};
  const raised = parseRaisedLimit(stored);
  const interests = parseInterests(declared);
  return {
    trust: parseStoredTrust(trust) ?? noTrust,
    moderators: typeof moderators === 'number' ? moderators : 1,
    ...(raised && { raised }),
    ...(interests.length > 0 && { interests }),
  };
}
