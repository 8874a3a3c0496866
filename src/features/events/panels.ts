import { titles } from '@/language/en/titles';
import type { Translate } from '@/language/language';
import { firstPickDay } from '@/model/picks/crowd';
import type { Event } from '@/model/records/records';
import { eventPanels, path, type EventPanel } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { wordOf } from '@/parts/words/sportWords';

const panelTexts = {
  summary: titles.summary,
  picks: titles.picks,
  brackets: titles.brackets,
  video: titles.video,
  history: titles.history,
  stage: titles.stage,
  sheet: titles.sheet,
} as const;

export const panelName = (t: Translate, sport: Sport | undefined, panel: EventPanel): string =>
  panel === 'matches' ? wordOf(t, sport, panel) : t(panelTexts[panel]);

const panels = Object.keys(eventPanels) as EventPanel[];

const isThere: Readonly<Partial<Record<EventPanel, (event: Event, hasResults: boolean) => boolean>>> = {
  brackets: ({ draws }) => draws !== undefined,
  summary: (_, hasResults) => hasResults,
  picks: ({ date }, hasResults) => hasResults && date >= firstPickDay,
  stage: () => false,
  sheet: () => false,
};

/**
 * The tabs. What few readers need has one only where there is some, or where a reader is there. The first panel has the
 * event's own address. If the reader came by its longer address, the tab keeps that one.
 */
export const panelTabs = (
  event: Event,
  asked: EventPanel | undefined,
  labelOf: (panel: EventPanel) => string,
  hasResults = false,
) => {
  const [id, eventId] = [event.sport.id, event.id];
  return panels
    .filter((panel) => panel === asked || (isThere[panel]?.(event, hasResults) ?? true))
    .map((panel) => ({
      label: labelOf(panel),
      ...(panel === 'matches' && asked !== 'matches'
        ? { to: path('event', { id, eventId }), end: true }
        : { to: path('eventPanel', { id, eventId, panel }) }),
    }));
};
