import { Search } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { app } from '@/language/en/app';
import { find } from '@/language/en/find';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { Panel } from '@/ui/Panel';
import { EmptyState } from '@/ui/EmptyState';
import { List, ListRow } from '@/ui/List';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { EventRow } from '@/parts/records/EventRow';
import { PlayerGrid } from '@/parts/records/PlayerGrid';
import { useTyped } from '@/parts/lists/useTyped';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useScope } from '@/wiki/scopes/useScope';
import { NothingFound } from './NothingFound';
import { MatchQueryText, PairText } from './offerTexts';
import { pairPath, type Option } from './options';
import { useOffers } from './useOffers';

const most = 200;

/** `/search?q=`: all results for a text. */
function SearchPage() {
  const t = useText();
  const [text, setText] = useTyped('q');
  useHead(text.trim() === '' ? t(app.search) : t(find.resultsFor, { text: text.trim() }));
  useScope({ kind: 'players' });
  useScope({ kind: 'events' });
  const wanted = useDeferredValue(text);
  const { search, version } = useRecordSearch();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another version finds others
  const found = useMemo(() => search?.find(wanted, most), [search, wanted, version]);
  const typed = wanted.trim() !== '';
  const { pairs, matches } = useOffers(search, version, wanted);
  const offers = [...pairs, ...matches];
  const total = found ? found.players.total + found.events.total : 0;
  const ids = (of: 'players' | 'events') => found?.[of].best.map(({ id }) => id) ?? [];
  return (
    <>
      <PageHeader title={t(app.search)} />
      <Stack gap={4}>
        <SearchBox
          label={t(find.searchPlayersAndEvents)}
          value={text}
          onChange={setText}
          autoFocus={!typed}
        />
        {!typed && (
          <EmptyState icon={<Search />} title={t(find.searchPlayersAndEvents)}>
            {t(find.howTo)}
          </EmptyState>
        )}
        <p role="status">{typed && found && t(find.countResults, { count: total })}</p>
        {typed && (!search || (total + offers.length === 0 && !search.isComplete())) && (
          <LoadingState rows={8} label={t(find.reading)} />
        )}
        {typed && search?.isComplete() && total + offers.length === 0 && (
          <NothingFound text={wanted.trim()} />
        )}
      </Stack>
      <Offers label={t(find.headToHead)} options={pairs} />
      {ids('players').length > 0 && (
        <Section title={t(find.players)} count={found?.players.total}>
          <PlayerGrid key={wanted} ids={ids('players')} label={t(find.players)} />
        </Section>
      )}
      {ids('events').length > 0 && (
        <Section title={t(find.events)} count={found?.events.total}>
          <Panel flush>
            <List label={t(find.events)}>
              {ids('events').map((id) => (
                <EventRow key={id} id={id} />
              ))}
            </List>
          </Panel>
        </Section>
      )}
      <Offers label={t(find.matches)} options={matches} />
    </>
  );
}

function Offers({ label, options }: { readonly label: string; readonly options: readonly Option[] }) {
  if (options.length === 0) return undefined;
  return (
    <Section title={label}>
      <Panel flush>
        <List label={label}>
          {options.map((option) => {
            if (option.kind === 'pair')
              return (
                <ListRow key={option.key} to={pairPath(option.ids)} title={<PairText ids={option.ids} />} />
              );
            if (option.kind !== 'matches') return undefined;
            const { query } = option;
            return <ListRow key={option.key} to={query.to} title={<MatchQueryText query={query} />} />;
          })}
        </List>
      </Panel>
    </Section>
  );
}

export const page = definePage({ Component: SearchPage });
