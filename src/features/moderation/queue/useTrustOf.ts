import { useEffect, useState } from 'react';
import type { Delta } from '@/model/proposals/delta';
import { isEarnable } from '@/model/trust/editKinds';
import type { UserId } from '@/model/ids';
import { editKindsOf } from '@/model/trust/editKind';
import { kindTrust, lackOf } from '@/model/trust/trust';
import { useAppDispatch, type RootState } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectProposal } from '@/wiki/records/proposalSelectors';
import { askTrustOf, type AskedTrust } from '@/wiki/trust/trustThunks';
import type { Earned } from './queueView';

export type TrustOf = ReadonlyMap<UserId, AskedTrust>;

const nobody: TrustOf = new Map();
/** Authors asked about per call. */
const atOnce = 20;

/** Earned trust of authors, as far as read. Nothing is requested unless wanted. */
export function useTrustOf(authors: readonly UserId[], wanted: boolean): TrustOf {
  const dispatch = useAppDispatch();
  const online = useOnline();
  const [known, setKnown] = useState(nobody);
  useEffect(() => {
    const next = wanted ? authors.filter((uid) => !known.has(uid)).slice(0, atOnce) : [];
    if (next.length === 0) return undefined;
    let isOver = false;
    dispatch(askTrustOf(next)).then(
      (answers) => {
        if (!isOver) setKnown((before) => new Map([...before, ...answers]));
      },
      (error: unknown) => console.warn('What authors have earned could not be asked for', error),
    );
    return () => {
      isOver = true;
    };
    // Try again once the device is online.
  }, [dispatch, authors, wanted, known, online]);
  return known;
}

/** Whether the author has earned that such edits are applied at once, even if that is switched off now. */
export function selectEarned(state: RootState, delta: Delta, trust: TrustOf): Earned | undefined {
  const asked = trust.get(delta.author);
  if (asked === undefined) return undefined;
  const kinds = editKindsOf(delta, selectProposal(state, delta.id)?.live);
  const isEarned = kinds.every(
    (kind) => isEarnable(kind) && lackOf(kindTrust(asked.trust, kind), kind, asked) === undefined,
  );
  return kinds.length > 0 && isEarned ? 'earned' : 'waiting';
}
