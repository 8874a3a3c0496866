import { titles } from '@/language/en/titles';
import type { Translate } from '@/language/language';
import type { Event } from '@/model/records/records';
import { eventPanels, path, type EventPanel } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { wordOf } from '@/parts/words/sportWords';

const panelTexts = { brackets: titles.brackets, video: titles.video, history: titles.history } as const;

export const panelName = (t: Translate, sport: Sport | undefined, panel: EventPanel): string =>
  panel === 'matches' ? wordOf(t, sport, panel) : t(panelTexts[panel]);

// `Object.keys` forgets that the keys are the panels.
const panels = Object.keys(eventPanels) as EventPanel[];

/** Most events have no brackets, so these have a tab only where there are some, or where a reader is there. */
const isOffered = (panel: EventPanel, { draws }: Event, asked: EventPanel | undefined): boolean =>
  panel !== 'brackets' || draws !== undefined || asked === 'brackets';

/**
 * The first panel has the event's own address. If the reader came by its longer address, the tab keeps that
 * one.
 */
export const panelTabs = (
  event: Event,
  asked: EventPanel | undefined,
  labelOf: (panel: EventPanel) => string,
) => {
  const {
    id: eventId,
    sport: { id },
  } = event;
  return panels
    .filter((panel) => isOffered(panel, event, asked))
    .map((panel) => ({
      label: labelOf(panel),
      ...(panel === 'matches' && asked !== 'matches'
        ? { to: path('event', { id, eventId }), end: true }
        : { to: path('eventPanel', { id, eventId, panel }) }),
    }));
};
