import { sameItems } from '@/lib/sameItems';
import { home } from '@/language/en/home';
import { sports as texts } from '@/language/en/sports';
import { titles } from '@/language/en/titles';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { seriesKey, type Series } from '@/model/records/series';
import type { Event } from '@/model/records/records';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { Columns, Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useToday } from '@/parts/days/useToday';
import { NotFound } from '@/parts/records/NotFound';
import { UnknownSport } from '@/parts/records/UnknownSport';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { localText } from '@/parts/words/sportWords';
import { useScope } from '@/wiki/scopes/useScope';
import { useSport } from '@/wiki/sports/useSports';
import { selectRoles, selectSeries } from './lists/seriesSelectors';
import { OneEvent } from './OneEvent';
import { Winners } from './Winners';
import styles from './SeriesPage.module.css';
import { firstPickDay } from '@/model/picks/crowd';

type Params = { readonly id: string; readonly series: string };

function SeriesPage({ id, series }: Params) {
  const sport = useSport(id);
  return sport ? <OfSport sport={sport} wanted={seriesKey(series)} /> : <UnknownSport />;
}

function OfSport({ sport, wanted }: { readonly sport: Sport; readonly wanted: string }) {
  const t = useText();
  const scopes = [useScope({ kind: 'events' }), useScope({ kind: 'matchesOfSport', sport: sport.id })];
  const series = useAppSelector((state) => selectSeries(state, sport.id)).find(({ key }) => key === wanted);
  return (
    <ScopeState
      scopes={scopes}
      stored="match"
      empty={series === undefined}
      what={t(words.events)}
      nothing={<NotFound />}
    >
      {series && <Shown sport={sport} series={series} />}
    </ScopeState>
  );
}

function Shown({ sport, series }: { readonly sport: Sport; readonly series: Series<Event> }) {
  const { name, events } = series;
  const t = useText();
  const today = useToday();
  const roles = useAppSelector((state) => selectRoles(state, events, today), sameItems);
  const next = events.findLast((_, at) => roles[at] === 'next');
  const past = events.filter((_, at) => roles[at] === 'now' || roles[at] === 'latest');
  const [last] = past;
  const isOn = last !== undefined && last === events[roles.indexOf('now')];
  return (
    <>
      <PageHeader
        title={name}
        description={t(texts.seriesDescription, { series: name })}
        kicker={<TextLink to={path('sport', { id: sport.id })}>{t(localText(sport.name))}</TextLink>}
        meta={[t(words.eventCount, { count: events.length })]}
        actions={<SeriesTableLink sport={sport.id} series={series} text={t(titles.picks)} />}
      />
      <div className={styles.lists}>
        <Stack gap={5}>
          <Columns>
            {next && (
              <div>
                <OneEvent title={t(home.nextEvent)} id={next.id} />
              </div>
            )}
            {last && (
              <div>
                <OneEvent title={t(isOn ? home.onNow : home.lastEvent)} id={last.id} />
              </div>
            )}
          </Columns>
          <Winners events={past} />
        </Stack>
      </div>
    </>
  );
}

interface SeriesTableLinkProps {
  readonly sport: string;
  readonly series: Series<Event>;
  readonly text: string;
}

function SeriesTableLink({ sport, series: { key, events }, text }: SeriesTableLinkProps) {
  if (events.every(({ date }) => date < firstPickDay)) return undefined;
  return (
    <TextLink to={`${path('picks')}?${new URLSearchParams({ sport, series: key }).toString()}`}>
      {text}
    </TextLink>
  );
}

export const page = definePage<Params>({ Component: SeriesPage });
