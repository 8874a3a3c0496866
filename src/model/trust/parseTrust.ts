import * as v from 'valibot';
import { isJsonObject } from '@/lib/json';
import { parseInterests } from '../accounts/interests';
import { editKinds, isEarnable, type EarnableKind } from './editKinds';
import { parseRaisedLimit, type RaisedLimit } from './raisedLimit';
import { noTrust, type KindTrust, type Trust } from './trust';
import type { TrustSettings } from './trustSettings';

const storedDecisions = v.object({ accepted: v.number(), recent: v.array(v.boolean()) });
const storedKind = v.object({
  counted: v.array(v.object({ day: v.number() })),
  losses: v.number(),
  atOnce: v.number(),
  passed: v.number(),
});

export function parseStoredTrust(data: unknown): Trust | undefined {
  if (!isJsonObject(data) || !isJsonObject(data['kinds'])) return undefined;
  const { kinds, lostAt, decisions } = data;
  if (!v.is(storedDecisions, decisions)) return undefined;
  const known: Partial<Record<EarnableKind, KindTrust>> = {};
  for (const kind of editKinds) {
    const of = kinds[kind];
    if (!isEarnable(kind) || of === undefined) continue;
    if (!v.is(storedKind, of)) return undefined;
    // Functions alone write it.
    known[kind] = of as unknown as KindTrust;
  }
  return { kinds: known, ...(typeof lostAt === 'number' && { lostAt }), decisions };
}

export interface EarnedTrust {
  readonly trust: Trust;
  readonly moderators: number;
  readonly raised?: RaisedLimit;
  /** Of a moderator: keys of records, `player/p1`. */
  readonly interests?: readonly string[];
}

export interface TrustAsRead extends EarnedTrust {
  readonly settings: TrustSettings;
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
