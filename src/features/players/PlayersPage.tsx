import { players } from '@/language/en/players';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';
import { AddPlayerButton } from '@/parts/editing/AddPlayerButton';
import { SignInToEdit } from '@/parts/editing/SignInToEdit';
import { PlayerList } from '@/parts/lists/PlayerList';
import { useScope } from '@/wiki/scopes/useScope';

function PlayersPage() {
  const t = useText();
  useHead(t(titles.players), { description: t(players.description) });
  const scope = useScope({ kind: 'players' });
  return (
    <>
      <PageHeader
        title={t(players.players)}
        actions={
          <>
            <AddPlayerButton />
            <SignInToEdit />
          </>
        }
      />
      <PlayerList scopes={[scope]} />
    </>
  );
}

export const page = definePage({ Component: PlayersPage });
