import { words } from '@/language/en/words';
import { titles } from '@/language/en/titles';
import { sports as texts } from '@/language/en/sports';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { sportPanels, path, type SportPanel } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { localText, wordOf } from '@/parts/words/sportWords';
import { NotFound } from '@/parts/records/NotFound';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { AddEventButton } from '@/parts/dialogs/formButtons';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { selectEventIdsOfSport } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport, useSports } from '@/wiki/sports/useSports';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { SportEvents } from './SportEvents';
import { SportMatches } from './SportMatches';
import { SportPlayers } from './SportPlayers';
import { SportRankings } from './SportRankings';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { EntryLinks } from './EntryLinks';

type Params = { readonly id: string; readonly panel?: string };

function SportPage({ id, panel }: Params) {
  const sport = useSport(id);
  if (panel !== undefined && !isPanel(panel)) return <NotFound />;
  if (!sport) return <UnknownSport />;
  return <KnownSport sport={sport} asked={panel} />;
}

const isPanel = (panel: string): panel is SportPanel => Object.hasOwn(sportPanels, panel);

function KnownSport({ sport, asked }: { readonly sport: Sport; readonly asked: SportPanel | undefined }) {
  const { id, name: ownName } = sport;
  const t = useText();
  const keepDay = useKeepDay();
  const name = t(localText(ownName));
  const sports = useSports();
  const panel = asked ?? 'events';
  // Load the whole sport, so that every panel and count is complete.
  useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfSport', sport: id });
  const events = useAppSelector((state) => selectEventIdsOfSport(state, id).length);
  const coming = useReadiness([], { stored: 'event' }) === 'restoring';
  const panelName = (each: SportPanel) => (each === 'matches' ? wordOf(t, sport, each) : t(panelTexts[each]));
  useHead(panel === 'events' ? name : t(texts.panelOf, { sport: name, panel: panelName(panel) }), {
    description: t(texts.sportDescription, { sport: name }),
  });
  return (
    <DataPage>
      <PageHeader
        title={name}
        kicker={sports.length > 1 ? <TextLink to={path('sports')}>{t(texts.allSports)}</TextLink> : undefined}
        meta={events > 0 && !coming ? [t(words.eventCount, { count: events })] : ['\u00a0']}
        actions={
          <>
            <AddEventButton sport={id} />
            <EntryLinks sport={id} />
            <SubscribeMenu subject={{ kind: 'sport', id }} />
            <DataMenu />
            <SignInToEdit />
          </>
        }
      />
      <Tabs
        label={t(texts.panels, { sport: name })}
        tabs={panelTabs(id, asked).map(({ panel: each, to, ...tab }) => ({
          ...tab,
          to: keepDay(to),
          label: panelName(each),
        }))}
      />
      {panel === 'events' && <SportEvents sport={id} />}
      {panel === 'matches' && <SportMatches sport={id} />}
      {panel === 'players' && <SportPlayers sport={id} />}
      {panel === 'rankings' && <SportRankings sport={sport} />}
    </DataPage>
  );
}

const panelTexts = {
  events: titles.events,
  matches: titles.matches,
  players: titles.players,
  rankings: titles.rankings,
} as const satisfies Record<SportPanel, Text>;

const panels = Object.keys(sportPanels) as SportPanel[];

/**
 * The first panel has the sport's own address. If the reader came by its longer address, the tab keeps that
 * one.
 */
const panelTabs = (id: string, asked: SportPanel | undefined) =>
  panels.map((panel) =>
    panel === 'events' && asked !== 'events'
      ? { panel, to: path('sport', { id }), end: true }
      : { panel, to: path('sportPanel', { id, panel }) },
  );

export const page = definePage<Params>({ Component: SportPage });
