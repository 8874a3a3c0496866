import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { useProposalName } from '@/parts/proposals/useProposalName';
import { explain } from '@/language/causes';
import { history } from '@/language/en/history';
import type { Translate } from '@/language/language';
import { useText } from '@/language/useLanguage';
import { isSuperseded } from '@/model/cause';
import type { Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { useAppSelector } from '@/store/typed';
import { ListRow } from '@/ui/List';
import { RelativeTime } from '@/ui/RelativeTime';

function why(t: Translate, { reason, reasonCause }: Delta): string | undefined {
  if (reason === undefined) return undefined;
  const said = explain(t, reason, reasonCause);
  return isSuperseded(reasonCause) ? said : t(history.because, { reason: said });
}

export function MemberProposal({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const delta = useAppSelector((state) => selectDelta(state, id));
  const name = useProposalName(id);
  if (delta === undefined) return undefined;
  return (
    <ListRow
      to={path('proposal', { id })}
      title={name}
      subtitle={why(t, delta)}
      meta={<RelativeTime value={delta.decidedAt ?? delta.timestamp} />}
    />
  );
}
