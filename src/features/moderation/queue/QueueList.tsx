import { memo, useCallback, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { Stack } from '@/ui/Stack';
import { VirtualRows } from '@/ui/VirtualRows';
import type { EntryMarks } from './entryMarks';
import { QueueEntry, type QueueEntryProps } from './QueueEntry';
import { QueueGroupHead, QueueGroupPart } from './QueueGroupHead';
import styles from './QueueList.module.css';
import { groupPartSize, partOf, queueRowsOf, type QueueRow } from './queueRows';
import { QueueToolbar } from './QueueToolbar';
import type { QueueGroup } from './queueView';
import { RejectDialog } from '../proposal/RejectDialog';
import { useDecisions } from './useDecisions';
import { useQueueCursor, type QueueCursor } from './useQueueCursor';
import { useQueueKeys } from './useQueueKeys';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { useSelection, type Selection } from './useSelection';

/** Lists up to this length are rendered whole; of longer ones only the entries near the window. */
const drawAll = 100;
/** Estimated height of an entry, in pixels. */
const entryHeight = 104;

export interface QueueListProps {
  readonly groups: readonly QueueGroup[];
  /** Proposals whose decision was just undone. The first takes the focus once it is back. */
  readonly returned: readonly DeltaId[];
}

export const QueueList = memo(function QueueList({ groups, returned }: QueueListProps) {
  const t = useText();
  useLiveList({ kind: 'reviews' });
  const ids = useMemo(() => groups.flatMap((group) => group.ids), [groups]);
  const rows = useMemo(() => queueRowsOf(groups), [groups]);
  const selection = useSelection(ids);
  const cursor = useQueueCursor(ids, returned);
  const [rejecting, setRejecting] = useState<readonly DeltaId[]>();
  const decisions = useDecisions(ids, selection, cursor, setRejecting);
  const { after, applyMeant, rejectMeant, remove } = decisions;
  useListKeys(cursor, selection, decisions);
  const { marks, kept } = cursor;
  const isVirtual = ids.length > drawAll;
  return (
    <Stack gap={2}>
      <QueueToolbar
        count={ids.length}
        selected={selection.selected}
        onSelectAll={(all) => selection.setMany(ids, all)}
        onApply={applyMeant}
        onReject={rejectMeant}
        onDelete={remove}
      />
      <VirtualRows
        count={rows.length}
        drawAll={isVirtual ? 0 : rows.length}
        keyOf={useCallback((at: number) => rows[at]?.key ?? '', [rows])}
        estimate={useCallback((at: number) => entryHeight * (rows[at]?.ids.length ?? 1), [rows])}
        kept={kept === undefined ? undefined : rows.findIndex((row) => row.ids.includes(kept))}
        render={(at) => {
          const row = rows[at];
          if (row === undefined) return undefined;
          const together =
            row.group.by !== undefined && row.from === 0 ? { selection, decisions } : undefined;
          const { chosen, choose } = selection;
          const setSize = isVirtual ? ids.length : undefined;
          return <Row {...{ row, chosen, marks, together, setSize }} onSelect={choose} />;
        }}
      />
      {rejecting && (
        <RejectDialog
          ids={rejecting}
          title={t(moderation.rejectSome, { count: rejecting.length })}
          onClose={(rejected) => {
            setRejecting(undefined);
            if (rejected) after(rejecting);
            else cursor.goTo(cursor.current());
          }}
        />
      )}
    </Stack>
  );
});

function useListKeys(
  cursor: QueueCursor,
  selection: Selection,
  { applyMeant, rejectMeant, remove }: ReturnType<typeof useDecisions>,
) {
  const navigate = useNavigate();
  const onCurrent = (act: (id: DeltaId) => void) => () => {
    const current = cursor.current();
    if (current !== undefined) act(current);
  };
  useQueueKeys({
    j: cursor.next,
    k: cursor.previous,
    x: onCurrent((id) => selection.choose(id, !selection.chosen.has(id))),
    X: onCurrent((id) => selection.choose(id, true, true)),
    a: applyMeant,
    r: rejectMeant,
    d: remove,
    o: onCurrent(cursor.marks.toggle),
    Enter: onCurrent((id) => void navigate(path('proposal', { id }))),
  });
}

interface RowProps {
  readonly row: QueueRow;
  readonly chosen: Selection['chosen'];
  readonly marks: EntryMarks;
  readonly onSelect: QueueEntryProps['onSelect'];
  readonly together:
    | { readonly selection: Selection; readonly decisions: ReturnType<typeof useDecisions> }
    | undefined;
  /** Length of the whole list if only a part of it is rendered. */
  readonly setSize: number | undefined;
}

const Row = memo(function Row({ row, chosen, marks, onSelect, together, setSize }: RowProps) {
  const { group, ids, from, at } = row;
  const headId = useId();
  const entries = ids.map((id, nth) => (
    <QueueEntry
      key={id}
      selected={chosen.has(id)}
      {...{ id, marks, onSelect, setSize }}
      place={setSize && at + nth + 1}
    />
  ));
  if (group.by === undefined) return <div className={styles.row}>{entries}</div>;
  return (
    <div className={styles.row} role="group" aria-labelledby={headId}>
      {together ? (
        <QueueGroupHead
          headId={headId}
          by={group.by}
          ids={group.ids}
          selected={group.ids.every((id) => chosen.has(id))}
          onSelect={(on) => together.selection.setMany(group.ids, on)}
          onApply={(how) => together.decisions.apply(group.ids, how)}
          onReject={() => together.decisions.reject(group.ids)}
        />
      ) : (
        <QueueGroupPart
          by={group.by}
          ids={group.ids}
          headId={headId}
          part={partOf(row)}
          hidden={from % groupPartSize > 0}
        />
      )}
      {entries}
    </div>
  );
});
