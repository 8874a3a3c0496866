import { Swords } from 'lucide-react';
import { splitting } from '@/language/en/splitting';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { ScopeState } from '@/parts/scopes/ScopeState';
import { SignInPanel } from '@/parts/session/SignInPanel';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { SplitForm } from './SplitForm';
import { selectMatchesToSplit } from './splitSelectors';

function SplitPage({ id }: { readonly id: string }) {
  const t = useText();
  const players = useScope({ kind: 'players' });
  const matches = useScope({ kind: 'matchesOfPlayer', player: playerId(id) });
  useScope({ kind: 'events' });
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const player = useAppSelector((state) => selectPlayer(state, id));
  const isEmpty = useAppSelector((state) => selectMatchesToSplit(state, id).length === 0);
  useHead(t(splitting.title));
  if (!player) return <MissingRecord collection="player" id={id} scope={players} />;
  return (
    <>
      <PageHeader
        title={t(splitting.of, { name: player.name })}
        kicker={<TextLink to={path('player', { id })}>{player.name}</TextLink>}
      />
      {mayEdit ? (
        <ScopeState
          scopes={[matches]}
          stored="match"
          empty={isEmpty}
          what={t(words.matches)}
          rows={8}
          nothing={
            <EmptyState icon={<Swords />} title={t(splitting.nothing)}>
              {t(splitting.nothingBody)}
            </EmptyState>
          }
        >
          <SplitForm player={player} />
        </ScopeState>
      ) : (
        <SignInPanel title={t(splitting.title)}>{t(splitting.signInWhy)}</SignInPanel>
      )}
    </>
  );
}

export const page = definePage<{ readonly id: string }>({ Component: SplitPage });
