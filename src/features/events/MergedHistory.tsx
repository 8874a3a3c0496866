import { history } from '@/language/en/history';
import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { RecordHistory } from '@/parts/history/RecordHistory';
import { RecordLink } from '@/parts/records/RecordLink';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';

export function MergedHistory({ event: { id, name } }: { readonly event: Event }) {
  const t = useText();
  const title = t(history.historyOf, { name });
  useHead(title);
  return (
    <>
      <PageHeader title={title} kicker={<RecordLink collection="event" id={id} />} />
      <RecordHistory collection="event" id={id} />
    </>
  );
}
