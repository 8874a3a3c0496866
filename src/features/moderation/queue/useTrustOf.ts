import { useMemo } from 'react';
import type { Delta } from '@/model/proposals/delta';
import { isEarnable } from '@/model/trust/editKinds';
import type { UserId } from '@/model/ids';
import { editKindsOf } from '@/model/trust/editKind';
import { kindTrust, lackOf } from '@/model/trust/trust';
import type { RootState } from '@/store/typed';
import { useAnswer, useAnswers } from '@/wiki/answers/useAnswer';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import type { TrustAsRead } from '@/model/trust/parseTrust';
import type { QueueFacts } from './queueFilters';

export type TrustOf = ReadonlyMap<UserId, TrustAsRead>;

export function useTrustOf(authors: readonly UserId[], wanted: boolean): TrustOf {
  const { data: settings } = useAnswer(wanted ? { kind: 'trustSettings' } : undefined, true);
  const earned = useAnswers(wanted ? authors.map((uid) => ({ kind: 'trustOf' as const, uid })) : []);
  return useMemo(
    () =>
      new Map(
        authors.flatMap((uid, at) => {
          const found = earned[at];
          return settings && found ? [[uid, { ...found, settings }] as const] : [];
        }),
      ),
    [authors, earned, settings],
  );
}

/** Whether the author has earned that such edits are applied at once, even if that is switched off now. */
export function selectEarned(
  state: RootState,
  delta: Delta,
  trust: TrustOf,
): ReturnType<QueueFacts['earnedIn']> {
  const asked = trust.get(delta.author);
  if (asked === undefined) return undefined;
  const kinds = editKindsOf(delta, selectProposal(state, delta.id)?.live);
  const isEarned = kinds.every(
    (kind) => isEarnable(kind) && lackOf(kindTrust(asked.trust, kind), kind, asked) === undefined,
  );
  return kinds.length > 0 && isEarned ? 'earned' : 'waiting';
}
