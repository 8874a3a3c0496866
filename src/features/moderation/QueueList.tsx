import { useEffect, useId, useState } from 'react';
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
import { useReviews } from './reviews/useReview';
import { useApply } from './useApply';
import { useQueueKeys } from './useQueueKeys';
import { useSelection } from './useSelection';

/** So many are shown at first, and so many more at a time. */
const pageSize = 50;

/** The proposals of the queue, in groups; all that can be done to them can be done by keyboard. */
export function QueueList({ groups }: { readonly groups: readonly QueueGroup[] }) {
  const t = useText();
  useReviews();
  const ids = groups.flatMap((group) => group.ids);
  const selection = useSelection(ids);
  const cursor = useCursor(ids);
  const [rejecting, setRejecting] = useState<readonly DeltaId[]>();
  const decisions = useDecisions(ids, selection, cursor, setRejecting);
  const { after, applyMeant, rejectMeant, remove } = decisions;
  const opened = useOpened();
  useListKeys(cursor, selection, decisions, opened);
  const visible = new Set(ids.slice(0, cursor.limit));
  return (
    <Stack gap={2} waits>
      <QueueToolbar
        count={ids.length}
        selected={selection.selected}
        onSelectAll={(all) => selection.setMany(ids, all)}
        onApply={applyMeant}
        onReject={rejectMeant}
        onDelete={remove}
      />
      {groups.map((group) => (
        <GroupEntries
          key={group.key}
          group={group}
          visible={visible}
          selection={selection}
          cursor={cursor}
          decisions={decisions}
          opened={opened}
        />
      ))}
      {ids.length > cursor.limit && (
        <Button onClick={cursor.showMore}>
          {t(records.showMore, { count: Math.min(pageSize, ids.length - cursor.limit) })}
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

/** The keys that act on what the cursor is on, or on the chosen ones. */
function useListKeys(
  cursor: Cursor,
  selection: Selection,
  { applyMeant, rejectMeant, remove }: ReturnType<typeof useDecisions>,
  opened: ReturnType<typeof useOpened>,
) {
  const navigate = useNavigate();
  const { current } = cursor;
  useQueueKeys({
    j: cursor.next,
    k: cursor.previous,
    x: () => current !== undefined && selection.choose(current, !selection.has(current)),
    X: () => current !== undefined && selection.choose(current, true, { range: true }),
    a: applyMeant,
    r: rejectMeant,
    d: remove,
    o: () => current !== undefined && opened.toggle(current),
    Enter: () => current !== undefined && void navigate(path('proposal', { id: current })),
  });
}

/** The proposals whose details are shown. */
function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<DeltaId>>(new Set());
  return {
    has: (id: DeltaId) => opened.has(id),
    toggle: (id: DeltaId) =>
      setOpened(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
  };
}

type Cursor = ReturnType<typeof useCursor>;
type Selection = ReturnType<typeof useSelection>;

/** The proposal that keys act on, and how many of the list are shown; the list grows to where the cursor goes. */
function useCursor(ids: readonly DeltaId[]) {
  const [limit, setLimit] = useState(pageSize);
  const [cursor, setCursor] = useState<DeltaId>();
  /** The focus follows the cursor after a key moved it, and not after a press elsewhere. */
  const [follow, setFollow] = useState(0);
  useEffect(() => {
    if (follow > 0 && cursor !== undefined) document.getElementById(proposalDomId(cursor))?.focus();
    // Only a key lets the focus follow.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [follow]);

  const at = cursor === undefined ? -1 : ids.indexOf(cursor);
  const goTo = (id: DeltaId | undefined) => {
    if (id === undefined) return;
    setLimit((before) => Math.max(before, ids.indexOf(id) + 1));
    setCursor(id);
    setFollow((before) => before + 1);
  };
  return {
    current: at < 0 ? undefined : cursor,
    limit,
    showMore: () => setLimit(limit + pageSize),
    /** Puts the cursor where the focus is already. */
    set: setCursor,
    goTo,
    next: () => goTo(ids[at + 1] ?? ids.at(-1)),
    previous: () => goTo(ids[Math.max(0, at - 1)]),
  };
}

/** Decides proposals: the chosen ones, that under the cursor where none is chosen, or a group of them. */
function useDecisions(
  ids: readonly DeltaId[],
  selection: Selection,
  { current, goTo }: Cursor,
  askReason: (meant: readonly DeltaId[]) => void,
) {
  const dispatch = useAppDispatch();
  const applySome = useApply();
  const { selected } = selection;
  const meant = selected.length > 0 ? selected : current === undefined ? [] : [current];

  /** Clears the choice and goes to what comes after the decided ones, else to what stands before them. */
  const after = (decided: readonly DeltaId[]) => {
    const rest = ids.filter((id) => !decided.includes(id));
    const from = Math.max(...decided.map((id) => ids.indexOf(id)));
    goTo(rest.find((id) => ids.indexOf(id) > from) ?? rest.at(-1));
    selection.clear();
  };
  const apply = (some: readonly DeltaId[]) =>
    void applySome(some).then((done) => {
      if (done === undefined) return;
      if (done.applied.length > 0) after(done.applied);
      // Proposals that need a look of their own stay chosen, and comes next.
      selection.setMany(done.left, true);
      if (done.left.length > 0) goTo(done.left[0]);
    });
  const reject = (some: readonly DeltaId[]) => some.length > 0 && askReason(some);
  return {
    after,
    applyMeant: () => apply(meant),
    rejectMeant: () => reject(meant),
    apply,
    reject,
    remove: () => {
      if (meant.length === 0) return;
      dispatch(deleteMany(meant));
      after(meant);
    },
  };
}

interface GroupEntriesProps {
  readonly group: QueueGroup;
  readonly visible: ReadonlySet<DeltaId>;
  readonly selection: Selection;
  readonly cursor: Cursor;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly opened: ReturnType<typeof useOpened>;
}

function GroupEntries({ group, visible, selection, cursor, decisions, opened }: GroupEntriesProps) {
  const headId = useId();
  const shown = group.ids.filter((id) => visible.has(id));
  if (shown.length === 0) return undefined;
  const entries = (
    <Stack gap={1} waits>
      {group.by && (
        <QueueGroupHead
          headId={headId}
          by={group.by}
          ids={group.ids}
          selected={group.ids.every(selection.has)}
          onSelect={(on) => selection.setMany(group.ids, on)}
          onApply={() => decisions.apply(group.ids)}
          onReject={() => decisions.reject(group.ids)}
        />
      )}
      {shown.map((id) => (
        <QueueEntry
          key={id}
          id={id}
          selected={selection.has(id)}
          onSelect={(on, range) => selection.choose(id, on, { range })}
          current={cursor.current === id}
          onFocus={() => cursor.set(id)}
          open={opened.has(id)}
          onToggle={() => opened.toggle(id)}
        />
      ))}
    </Stack>
  );
  return group.by ? (
    <div role="group" aria-labelledby={headId}>
      {entries}
    </div>
  ) : (
    entries
  );
}
