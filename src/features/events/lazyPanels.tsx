import { titles } from '@/language/en/titles';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { lazyPart, type CodeOf, type PropsOf } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';

/** A panel of an event whose code loads with it, because few readers open it or few events have it. */
function lazyPanel<Name extends string, Code extends CodeOf<Name>>(
  title: Text,
  load: () => Promise<Code>,
  name: Name,
) {
  const { Part } = lazyPart(load, name);
  return function Panel(props: PropsOf<Code, Name>) {
    const t = useText();
    return <Part {...props} fallback={<LoadingState rows={4} label={t(title)} />} />;
  };
}

export const EventBrackets = lazyPanel(
  titles.brackets,
  () => import('./brackets/BracketsPanel'),
  'BracketsPanel',
);

export const EventPicks = lazyPanel(titles.picks, () => import('./picks/PicksPanel'), 'PicksPanel');

export const EventSummary = lazyPanel(titles.summary, () => import('./summary/SummaryPanel'), 'SummaryPanel');

export const EventStage = lazyPanel(titles.stage, () => import('./stage/StagePanel'), 'StagePanel');

export const EventSheet = lazyPanel(titles.sheet, () => import('./sheet/SheetPanel'), 'SheetPanel');

export const EventVideos = lazyPanel(titles.video, () => import('./EventVideos'), 'EventVideos');

export const EventHistory = lazyPanel(
  titles.history,
  () => import('@/parts/history/RecordHistory'),
  'RecordHistory',
);
