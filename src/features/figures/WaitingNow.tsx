import { figures } from '@/language/en/figures';
import { useLanguage } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { useAppSelector } from '@/store/typed';
import { DefinitionList } from '@/ui/DefinitionList';
import { RelativeTime } from '@/ui/RelativeTime';
import { selectDelta, selectQueueIds } from '@/wiki/deltas/deltasSelectors';
import { useScope } from '@/wiki/scopes/useScope';

/** How many proposals wait, and since when. The count is live as far as the queue's first page reaches. */
export function WaitingNow({ counted }: { readonly counted: number | undefined }) {
  const { t, number } = useLanguage();
  const scope = useScope({ kind: 'queue' });
  const ids = useAppSelector(selectQueueIds);
  const since = useAppSelector((state) => selectDelta(state, ids[0] ?? '')?.timestamp);
  const isKnown = scope?.status === 'live' || ids.length > 0;
  const count = ids.length < limits.queuePage ? ids.length : counted;
  return (
    <DefinitionList
      items={[
        { term: t(figures.waiting), value: isKnown && count !== undefined ? number(count) : '…' },
        {
          term: t(figures.oldest),
          value: since === undefined ? isKnown ? t(figures.noneWaits) : '…' : <RelativeTime value={since} />,
        },
      ]}
    />
  );
}
