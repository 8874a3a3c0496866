import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';

const { Part: LazyHistory } = lazyPart(() =>
  import('@/parts/history/RecordHistory').then((code) => code.RecordHistory),
);

/**
 * An event's history. Its code is a third of the page's, and few readers open the panel, so it loads with the
 * panel.
 */
export function EventHistory({ id }: { readonly id: string }) {
  const t = useText();
  return (
    <LazyHistory collection="event" id={id} fallback={<LoadingState rows={4} label={t(titles.history)} />} />
  );
}
