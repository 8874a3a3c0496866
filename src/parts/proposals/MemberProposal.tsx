import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { useExplanation } from '../records/useExplanation';
import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import { isSuperseded } from '@/model/cause';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';

export function MemberProposal({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const delta = useAppSelector((state) => selectDelta(state, id));
  const name = useProposalName(id);
  const reason = useExplanation(delta?.reason, delta?.reasonCause);
  if (delta === undefined) return undefined;
  return (
    <ListRow
      to={path('proposal', { id })}
      title={name}
      subtitle={
        reason === undefined || isSuperseded(delta.reasonCause) ? reason : t(history.because, { reason })
      }
      meta={<RelativeTime value={delta.decidedAt ?? delta.timestamp} />}
    />
  );
}
