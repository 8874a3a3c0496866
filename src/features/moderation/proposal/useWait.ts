import { mayGoOn, type Wait } from '@/model/proposals/objections';
import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { useMinute } from '@/ui/useMinute';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';

interface ShownWait extends Wait {
  /** `own`: others may object or consent. `others`: this moderator may. */
  readonly state: 'own' | 'others' | 'over';
}

/** The wait of an open proposal for objections; `undefined` if it has none. */
export function useWait(id: DeltaId): ShownWait | undefined {
  const now = useMinute();
  const uid = useAppSelector(selectUid) ?? '';
  const delta = useAppSelector((state) => selectDelta(state, id));
  if (delta?.status !== 'new' || delta.waits === undefined) return undefined;
  const { waits } = delta;
  const state = now >= waits.until ? 'over' : mayGoOn(waits, uid, now) ? 'others' : 'own';
  return { ...waits, state };
}
