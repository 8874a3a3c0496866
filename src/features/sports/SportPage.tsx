import { sportPanels, path, type SportPanel } from '@/model/routes';
import { findSport, type Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { countOf } from '@/features/wiki/display/countOf';
import { NotFound } from '@/features/wiki/display/NotFound';
import { Ranking } from '@/features/wiki/display/Ranking';
import { RankingNote } from '@/features/wiki/display/RankingNote';
import { Stack } from '@/ui/Stack';
import { AddEventButton } from '@/features/wiki/editing/AddEventButton';
import { SignInToEdit } from '@/features/wiki/editing/SignInToEdit';
import { selectEventIdsOfSport } from '@/features/wiki/records/recordsSelectors';
import { useScope } from '@/features/wiki/scopes/useScope';
import { SportEvents } from './SportEvents';
import { SportMatches } from './SportMatches';
import { SportPlayers } from './SportPlayers';

/** `/sport/:id` has no panel and shows the events. */
type Params = { readonly id: string; readonly panel?: string };

function SportPage({ id, panel }: Params) {
  const sport = findSport(id);
  if (!sport || (panel !== undefined && !isPanel(panel))) return <NotFound />;
  return <KnownSport sport={sport} asked={panel} />;
}

const isPanel = (panel: string): panel is SportPanel => Object.hasOwn(sportPanels, panel);

interface KnownSportProps {
  readonly sport: Sport;
  /** The panel in the address. */
  readonly asked: SportPanel | undefined;
}

function KnownSport({ sport: { id, name }, asked }: KnownSportProps) {
  const panel = asked ?? 'events';
  // The whole sport is at home here, so that every panel and count is complete.
  useScope({ kind: 'events' });
  useScope({ kind: 'matchesOfSport', sport: id });
  const events = useAppSelector((state) => selectEventIdsOfSport(state, id).length);
  useHead(panel === 'events' ? name : `${name}: ${sportPanels[panel]}`, {
    description: `${name} results: events, matches, players and rankings.`,
  });
  return (
    <>
      <PageHeader
        title={name}
        kicker={<TextLink to={path('sports')}>All sports</TextLink>}
        meta={events > 0 ? [countOf(events, 'event')] : []}
        actions={
          <>
            <AddEventButton sport={id} />
            <SignInToEdit />
          </>
        }
      />
      <Tabs label={`${name} panels`} tabs={panelTabs(id, asked)} />
      {panel === 'events' && <SportEvents sport={id} />}
      {panel === 'matches' && <SportMatches sport={id} />}
      {panel === 'players' && <SportPlayers sport={id} />}
      {panel === 'rankings' && (
        <Stack>
          <Ranking sport={id} />
          <RankingNote />
        </Stack>
      )}
    </>
  );
}

// `Object.entries` forgets that the keys are the panels.
const panelEntries = Object.entries(sportPanels) as [SportPanel, string][];

/** The first panel is at home at the sport's own address, but keeps the longer one when it was asked for by that. */
const panelTabs = (id: string, asked: SportPanel | undefined) =>
  panelEntries.map(([panel, label]) =>
    panel === 'events' && asked !== 'events'
      ? { to: path('sport', { id }), label, end: true }
      : { to: path('sportPanel', { id, panel }), label },
  );

export const page = definePage<Params>({ Component: SportPage });
