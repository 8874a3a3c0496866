import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { explain } from '@/language/causes';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/routes';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';

/** A proposal that is not applied, in one line that leads to its page; a rejected one with the reason. */
export function MemberProposal({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const delta = useAppSelector((state) => selectDelta(state, id));
  const name = useProposalName(id);
  if (delta === undefined) return undefined;
  return (
    <ListRow
      to={path('proposal', { id })}
      title={name}
      subtitle={
        delta.reason === undefined
          ? undefined
          : t(history.because, { reason: explain(t, delta.reason, delta.reasonCause) })
      }
      meta={<RelativeTime value={delta.decidedAt ?? delta.timestamp} />}
    />
  );
}
