import { players } from '@/language/en/players';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { definePage } from '@/store/page';
import { PageHeader } from '@/ui/PageHeader';
import { useHead } from '@/ui/useHead';
import { AddPlayerButton } from '@/features/wiki/editing/AddPlayerButton';
import { SignInToEdit } from '@/features/wiki/editing/SignInToEdit';
import { PlayerList } from '@/features/wiki/lists/PlayerList';
import { useScope } from '@/features/wiki/scopes/useScope';

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
