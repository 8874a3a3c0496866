import { isJsonObject } from '@/lib/json';
import { editKinds, isEarnable, type EarnableKind } from './editKinds';
import { parseRaisedLimit, type RaisedLimit } from './raisedLimit';
import { noTrust, type KindTrust, type Trust } from './trust';

export function parseStoredTrust(data: unknown): Trust | undefined {
  if (!isJsonObject(data) || !isJsonObject(data['kinds'])) return undefined;
  const { kinds, lostAt } = data;
  const known: Partial<Record<EarnableKind, KindTrust>> = {};
  for (const kind of editKinds) {
    const of = kinds[kind];
    if (!isEarnable(kind) || of === undefined) continue;
    if (!isKindTrust(of)) return undefined;
    known[kind] = of;
  }
  return { kinds: known, ...(typeof lostAt === 'number' && { lostAt }) };
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
}

export function parseEarnedTrust(data: unknown): EarnedTrust {
  const { trust, moderators, raised: stored } = isJsonObject(data) ? data : {};
  const raised = parseRaisedLimit(stored);
  return {
    trust: parseStoredTrust(trust) ?? noTrust,
    moderators: typeof moderators === 'number' ? moderators : 1,
    ...(raised && { raised }),
  };
}
