import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { Event } from '@/model/records/records';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';

const { Part: LazyBrackets } = lazyPart(() =>
  import('./brackets/BracketsPanel').then((code) => code.BracketsPanel),
);

/** The brackets of an event. Few events have any, so the code loads with the panel. */
export function EventBrackets({ event }: { readonly event: Event }) {
  const t = useText();
  return <LazyBrackets event={event} fallback={<LoadingState rows={4} label={t(titles.brackets)} />} />;
}

const { Part: LazyPicks } = lazyPart(() => import('./picks/PicksPanel').then((code) => code.PicksPanel));

/** The table of picks of an event. Its code loads with the panel. */
export function EventPicks({ event }: { readonly event: Event }) {
  const t = useText();
  return <LazyPicks event={event} fallback={<LoadingState rows={4} label={t(titles.picks)} />} />;
}

const { Part: LazySummary } = lazyPart(() =>
  import('./summary/SummaryPanel').then((code) => code.SummaryPanel),
);

/** What happened at an event. Its code loads with the panel. */
export function EventSummary({ event }: { readonly event: Event }) {
  const t = useText();
  return <LazySummary event={event} fallback={<LoadingState rows={4} label={t(titles.summary)} />} />;
}

const { Part: LazyStage } = lazyPart(() => import('./stage/StagePanel').then((code) => code.StagePanel));

/** The show on a big screen. Its code loads with the panel. */
export function EventStage({ event }: { readonly event: Event }) {
  const t = useText();
  return <LazyStage event={event} fallback={<LoadingState rows={4} label={t(titles.stage)} />} />;
}

const { Part: LazySheet } = lazyPart(() => import('./sheet/SheetPanel').then((code) => code.SheetPanel));

/** The card to print for the table. Its code loads with the panel. */
export function EventSheet({ event }: { readonly event: Event }) {
  const t = useText();
  return <LazySheet event={event} fallback={<LoadingState rows={4} label={t(titles.sheet)} />} />;
}
