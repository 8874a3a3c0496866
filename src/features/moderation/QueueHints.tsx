import { deepEqual } from 'fast-equals';
import { TriangleAlert, Users } from 'lucide-react';
import { CommandProblem } from '@/features/wiki/editing/proposals/CommandProblem';
import { selectDelta } from '@/features/wiki/deltas/deltasSelectors';
import type { DeltaId } from '@/model/ids';
import { useAppSelector, type RootState } from '@/store/typed';
import styles from './QueueEntry.module.css';
import {
  selectConflicts,
  selectPrerequisites,
  selectRefused,
  selectRivals,
  selectSameNames,
  selectSaysNothingNew,
} from './moderationSelectors';

/** What a moderator should know before deciding: why it did not fit, what else is proposed, who bears the name already. */
export function QueueHints({ id }: { readonly id: DeltaId }) {
  const problem = useAppSelector((state) => selectDelta(state, id)?.problem);
  const refused = useAppSelector((state) => selectRefused(state, id));
  const hints = useAppSelector((state) => selectHints(state, id), deepEqual);
  return (
    <>
      {refused && <CommandProblem command={refused} />}
      {(problem !== undefined || hints.length > 0) && (
        <ul role="list" className={styles.hints}>
          {problem !== undefined && (
            <li className={styles.hint} data-tone="danger">
              <TriangleAlert aria-hidden />
              <span>Could not be applied: {problem}</span>
            </li>
          )}
          {hints.map((hint) => (
            <li key={hint} className={styles.hint}>
              <Users aria-hidden />
              <span>{hint}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function selectHints(state: RootState, id: DeltaId): readonly string[] {
  const conflicts = selectConflicts(state, id);
  const rivals = selectRivals(state, id);
  const names = selectSameNames(state, id);
  const before = selectPrerequisites(state, id);
  return [
    selectSaysNothingNew(state, id) && 'The wiki says this already.',
    conflicts.length > 0 && `Changed by somebody else since the author looked: ${conflicts.join(', ')}.`,
    rivals.own > 0 && 'The author has proposed this more than once; applying the newest rejects the others.',
    rivals.others > 0 &&
      (rivals.others === 1
        ? 'Somebody else proposes a change of the same.'
        : `${rivals.others} others propose a change of the same.`),
    names > 0 &&
      (names === 1 ? 'A player of this name is known already.' : `${names} players of this name are known.`),
    before.length > 0 &&
      `It names ${before.length === 1 ? `a new ${before[0]?.collection}` : `${before.length} new records`} that ${
        before.length === 1 ? 'waits' : 'wait'
      } here too. Apply that first, or select them together.`,
  ].filter((hint) => hint !== false);
}
