import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { moderation } from '@/language/en/moderation';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/routes';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { deleteMany } from './moderationThunks';
import { proposalDomId, QueueEntry } from './QueueEntry';
import { QueueGroupHead } from './QueueGroupHead';
import { QueueToolbar } from './QueueToolbar';
import type { QueueGroup } from './queueView';
import { RejectDialog } from './RejectDialog';
import { useApply } from './useApply';
import { useQueueKeys } from './useQueueKeys';
import { useSelection } from './useSelection';

/** So many are shown at first, and so many more at a time. */
const pageSize = 50;

/** The proposals of the queue, in groups; all that can be done to them can be done by keyboard. */
export function QueueList({ groups }: { readonly groups: readonly QueueGroup[] }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const applySome = useApply();
  const ids = groups.flatMap((group) => group.ids);
  const selection = useSelection(ids);
  const { selected } = selection;
  const [limit, setLimit] = useState(pageSize);
  const [rejecting, setRejecting] = useState<readonly DeltaId[]>();
  const [cursor, setCursor] = useState<DeltaId>();
  /** The focus follows the cursor after a key moved it, and not after a press elsewhere. */
  const [follow, setFollow] = useState(0);
  useEffect(() => {
    if (follow > 0 && cursor !== undefined) document.getElementById(proposalDomId(cursor))?.focus();
    // Only a key lets the focus follow.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [follow]);

  const goTo = (id: DeltaId | undefined) => {
    if (id === undefined) return;
    setLimit((before) => Math.max(before, ids.indexOf(id) + 1));
    setCursor(id);
    setFollow((before) => before + 1);
  };
  const at = cursor === undefined ? -1 : ids.indexOf(cursor);
  const current = at < 0 ? undefined : cursor;
  const meant = selected.length > 0 ? selected : current === undefined ? [] : [current];

  /** Clears the choice and goes to what comes after the decided ones, else to what stands before them. */
  const after = (decided: readonly DeltaId[]) => {
    const rest = ids.filter((id) => !decided.includes(id));
    const from = Math.max(...decided.map((id) => ids.indexOf(id)));
    goTo(rest.find((id) => ids.indexOf(id) > from) ?? rest.at(-1));
    selection.clear();
  };
  const decide = (act: (meant: readonly DeltaId[]) => void) => () => {
    if (meant.length === 0) return;
    act(meant);
    after(meant);
  };
  const apply = () =>
    void applySome(meant).then((done) => {
      if (done === undefined) return;
      if (done.applied.length > 0) after(done.applied);
      // What needs a look of its own stays chosen, and comes next.
      selection.setMany(done.left, true);
      if (done.left.length > 0) goTo(done.left[0]);
    });
  const remove = decide((some) => dispatch(deleteMany(some)));
  const reject = () => meant.length > 0 && setRejecting(meant);

  useQueueKeys({
    j: () => goTo(ids[at + 1] ?? ids.at(-1)),
    k: () => goTo(ids[Math.max(0, at - 1)]),
    x: () => current !== undefined && selection.choose(current, !selection.has(current)),
    X: () => current !== undefined && selection.choose(current, true, { range: true }),
    a: apply,
    r: reject,
    d: remove,
    Enter: () => current !== undefined && void navigate(path('proposal', { id: current })),
  });

  const visible = new Set(ids.slice(0, limit));
  return (
    <Stack gap={3} waits>
      <QueueToolbar
        count={ids.length}
        selected={selected}
        onSelectAll={(all) => selection.setMany(ids, all)}
        onApply={apply}
        onReject={reject}
        onDelete={remove}
      />
      {groups.map((group) => {
        const shown = group.ids.filter((id) => visible.has(id));
        if (shown.length === 0) return undefined;
        return (
          <Stack key={group.key} gap={3} waits>
            {group.by && (
              <QueueGroupHead
                by={group.by}
                ids={group.ids}
                selected={group.ids.every(selection.has)}
                onSelect={(on) => selection.setMany(group.ids, on)}
              />
            )}
            {shown.map((id) => (
              <QueueEntry
                key={id}
                id={id}
                selected={selection.has(id)}
                onSelect={(on, range) => selection.choose(id, on, { range })}
                current={current === id}
                onFocus={() => setCursor(id)}
              />
            ))}
          </Stack>
        );
      })}
      {ids.length > limit && (
        <Button onClick={() => setLimit(limit + pageSize)}>
          {t(records.showMore, { count: Math.min(pageSize, ids.length - limit) })}
        </Button>
      )}
      {rejecting && (
        <RejectDialog
          ids={rejecting}
          title={t(moderation.rejectSome, { count: rejecting.length })}
          onClose={(rejected) => {
            setRejecting(undefined);
            if (rejected) after(rejecting);
          }}
        />
      )}
    </Stack>
  );
}
