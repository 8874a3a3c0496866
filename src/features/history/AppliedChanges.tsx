import { History } from 'lucide-react';
import { List } from '@/ui/List';
import { useState } from 'react';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { ChangeRow } from '@/parts/changes/ChangeRow';
import { RevertButton } from '@/parts/history/RevertButton';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { FollowProposalScopes } from '@/parts/proposals/FollowProposalScopes';
import { selectChangeIds, type ChangeFilter } from '@/wiki/history/historySelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { history } from '@/language/en/history';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { isNewRecord } from '@/model/proposals/delta';
import { userId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';

/**
 * First window. Each further one is twice as long, so that all of them together read at most twice the shown
 * changes.
 */
export const firstCount = 50;

export const nextCount = (count: number): number | undefined =>
  count < limits.changes ? Math.min(2 * count, limits.changes) : undefined;

export interface AppliedChangesProps extends ChangeFilter {
  readonly made?: 'new' | 'change' | undefined;
  readonly label: string;
  readonly nothing: string;
}

export function AppliedChanges({ collection, author, made, label, nothing }: AppliedChangesProps) {
  const t = useText();
  const [count, setCount] = useState(firstCount);
  const scope = useScope({
    kind: 'changes',
    count,
    ...(collection !== undefined && { collection }),
    ...(author !== undefined && { author: userId(author) }),
  });
  const known = useAppSelector((state) => selectChangeIds(state, { collection, author }, count), sameItems);
  const ids = useAppSelector(
    (state) =>
      known.filter((id) => {
        const delta = selectDelta(state, id);
        return made === undefined || (delta && isNewRecord(delta) === (made === 'new'));
      }),
    sameItems,
  );
  const next = nextCount(count);
  const more =
    known.length >= count &&
    (next === undefined ? (
      <p>{t(history.earliest)}</p>
    ) : (
      <Button onClick={() => setCount(next)}>{t(history.earlier)}</Button>
    ));
  return (
    <Stack gap={3}>
      <FollowProposalScopes ids={ids} />
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what={t(words.changes)}
        nothing={
          <>
            <EmptyState icon={<History />} title={nothing} />
            {more}
          </>
        }
      >
        <p role="status">{t(history.newest, { count: ids.length })}</p>
        <List label={label}>
          {ids.map((id) => (
            <ChangeRow key={id} id={id} named actions={<RevertButton id={id} />} />
          ))}
        </List>
        {more}
      </ScopeState>
    </Stack>
  );
}
