import { titles } from '@/language/en/titles';
import { Search } from 'lucide-react';
import { useDeferredValue } from 'react';
import { ratings } from '@/language/en/ratings';
import { app } from '@/language/en/app';
import { find } from '@/language/en/find';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { EmptyState } from '@/ui/EmptyState';
import { List, ListRow } from '@/ui/List';
import { ListSection } from '@/ui/ListSection';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { EventRow } from '@/parts/records/EventRow';
import { PlayerGrid } from '@/parts/records/PlayerGrid';
import { useTyped } from '@/parts/lists/useTyped';
import { useScope } from '@/wiki/scopes/useScope';
import { NothingFound } from './NothingFound';
import { offerOf } from './offers';
import type { Offered, Option } from './options';
import { FollowAllMatches } from '@/parts/scopes/FollowAllMatches';
import { useFound } from './useFound';

const most = 200;

function SearchPage() {
  const t = useText();
  const [text, setText] = useTyped('q');
  useHead(text.trim() === '' ? t(app.search) : t(find.resultsFor, { text: text.trim() }));
  useScope({ kind: 'players' });
  useScope({ kind: 'events' });
  const wanted = useDeferredValue(text);
  const found = useFound(wanted, most);
  const { typed, groups, count, pairs, matches, pages, isPage, isNothing, waiting } = found;
  return (
    <>
      <FollowAllMatches />
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
        <p role="status">
          {typed && found.isFound && !waiting && t(find.countResults, { count: found.total })}
        </p>
        {waiting && <LoadingState rows={8} label={t(find.reading)} />}
        {typed && isNothing && !waiting && <NothingFound text={wanted.trim()} />}
      </Stack>
      {isPage && <Offers label={t(find.pages)} options={pages} />}
      <Offers label={t(ratings.headToHead)} options={pairs} />
      {groups.map(({ kind, options }) => (
        <Records key={kind} kind={kind} options={options} count={count[kind]} text={wanted} />
      ))}
      <Offers label={t(titles.matches)} options={matches} />
      {!isPage && <Offers label={t(find.pages)} options={pages} />}
    </>
  );
}

interface RecordsProps {
  readonly kind: 'players' | 'events';
  readonly options: readonly Option[];
  readonly count: number;
  readonly text: string;
}

function Records({ kind, options, count, text }: RecordsProps) {
  const t = useText();
  const label = kind === 'players' ? t(titles.players) : t(titles.events);
  const ids = options.flatMap((option) => ('id' in option ? [option.id] : []));
  if (ids.length === 0) return undefined;
  return (
    <Section title={label} count={count}>
      {kind === 'players' ? (
        <PlayerGrid key={text} ids={ids} label={label} />
      ) : (
        <List label={label}>
          {ids.map((id) => (
            <EventRow key={id} id={id} />
          ))}
        </List>
      )}
    </Section>
  );
}

function Offers({ label, options }: { readonly label: string; readonly options: readonly Offered[] }) {
  if (options.length === 0) return undefined;
  return (
    <ListSection title={label}>
      {options.map((option) => {
        const { facts, ...offer } = offerOf(option);
        return <ListRow key={option.key} {...offer} subtitle={facts} />;
      })}
    </ListSection>
  );
}

export const page = definePage({ Component: SearchPage });
