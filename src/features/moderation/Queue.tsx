import { Check } from 'lucide-react';
import { useState } from 'react';
import { selectQueueIds } from '@/features/wiki/deltas/deltasSelectors';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { HoldProposalScopes } from '@/features/wiki/editing/proposals/HoldProposalScopes';
import { useScope } from '@/features/wiki/scopes/useScope';
import type { DeltaId } from '@/model/ids';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { Stack } from '@/ui/Stack';
import { QueueEntry } from './QueueEntry';
import { QueueToolbar } from './QueueToolbar';

/** All open proposals, live, oldest first. */
export function Queue() {
  const scope = useScope({ kind: 'queue' });
  const ids = useAppSelector(selectQueueIds);
  const [chosen, setChosen] = useState<ReadonlySet<DeltaId>>(new Set());
  // What has been decided, here or elsewhere, is chosen no longer.
  const selected = ids.filter((id) => chosen.has(id));

  const choose = (id: DeltaId, on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });

  return (
    <Stack gap={3}>
      <HoldProposalScopes ids={ids} />
      <ScopeState
        scopes={[scope]}
        empty={ids.length === 0}
        what="proposals"
        rows={4}
        nothing={
          <EmptyState icon={<Check />} title="All decided">
            No proposal waits. New ones appear here by themselves.
          </EmptyState>
        }
      >
        <QueueToolbar
          count={ids.length}
          selected={selected}
          onSelectAll={(all) => setChosen(new Set(all ? ids : []))}
        />
        {ids.map((id) => (
          <QueueEntry key={id} id={id} selected={chosen.has(id)} onSelect={(on) => choose(id, on)} />
        ))}
      </ScopeState>
    </Stack>
  );
}
