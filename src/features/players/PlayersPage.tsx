import { SearchX, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { routes } from '@/model/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { SearchBox } from '@/ui/SearchBox';
import { Stack } from '@/ui/Stack';
import { useHead } from '@/ui/useHead';
import { countOf } from '@/features/wiki/display/countOf';
import { PlayerGrid } from '@/features/wiki/display/PlayerGrid';
import { ScopeState } from '@/features/wiki/display/ScopeState';
import { AddPlayerButton } from '@/features/wiki/editing/AddPlayerButton';
import { SignInToEdit } from '@/features/wiki/editing/SignInToEdit';
import { useScope } from '@/features/wiki/scopes/useScope';
import { findPlayers, selectSearchablePlayers } from './playersSelectors';

function PlayersPage() {
  useHead(routes.players.title, { description: 'Every player in the wiki, with instant search.' });
  const scope = useScope({ kind: 'players' });
  const players = useAppSelector(selectSearchablePlayers);
  const [query, setQuery] = useQuery();
  const wanted = useDeferredValue(query);
  const ids = useMemo(() => findPlayers(players, wanted), [players, wanted]);
  return (
    <>
      <PageHeader
        title={routes.players.title}
        actions={
          <>
            <AddPlayerButton />
            <SignInToEdit />
          </>
        }
      />
      <Stack gap={4}>
        <SearchBox label="Search players" value={query} onChange={setQuery} />
        <p role="status">
          {players.length > 0 &&
            (wanted.trim() === ''
              ? countOf(players.length, 'player')
              : `${ids.length} of ${countOf(players.length, 'player')}`)}
        </p>
        <ScopeState
          scopes={[scope]}
          empty={players.length === 0}
          what="players"
          rows={14}
          nothing={<EmptyState icon={<Users />} title="No players yet" />}
        >
          {ids.length > 0 ? (
            // Another search starts at its beginning again.
            <PlayerGrid key={wanted} ids={ids} label="Players" />
          ) : (
            <EmptyState icon={<SearchX />} title={`No player found for “${wanted.trim()}”`}>
              Try fewer letters: each word may be the beginning of a first name, a last name or an alias.
            </EmptyState>
          )}
        </ScopeState>
      </Stack>
    </>
  );
}

/** The mark of addresses that typing has made. */
const byTyping = 'typing';

/** What is searched for: shown at once, and kept in the address as `?q=`. */
function useQuery(): readonly [string, (query: string) => void] {
  const [params, setParams] = useSearchParams();
  // What a history entry carries is anything.
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const inAddress = params.get('q') ?? '';
  const [typed, setTyped] = useState({ text: inAddress, at: key });
  // A link led here. What typing puts into the address comes back late and must not undo later letters.
  if (typed.at !== key && state !== byTyping) setTyped({ text: inAddress, at: key });
  const setQuery = (text: string) => {
    setTyped({ ...typed, text });
    setParams(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true, state: byTyping });
  };
  return [typed.text, setQuery];
}

export const page = definePage({ Component: PlayersPage });
