import { useSearchParams } from 'react-router';
import { players } from '@/language/en/players';
import { titles } from '@/language/en/titles';
import { useLanguage, useText } from '@/language/useLanguage';
import { countryOf } from '@/model/records/countryOf';
import { path } from '@/model/sharing/routes';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { PageHeader } from '@/ui/PageHeader';
import { TextLink } from '@/ui/TextLink';
import { AddPlayerButton } from '@/parts/dialogs/formButtons';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { DataMenu, DataPage } from '@/parts/export/DataMenu';
import { WatchButton } from '@/parts/watches/WatchButton';
import { PlayerList } from '@/parts/lists/PlayerList';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { useScope } from '@/wiki/scopes/useScope';

function PlayersPage() {
  const t = useText();
  const scope = useScope({ kind: 'players' });
  return (
    <DataPage>
      <PageHeader
        title={t(titles.players)}
        description={t(players.description)}
        actions={
          <>
            <WatchCountry />
            <WorkLinks />
            <AddPlayerButton />
            <DataMenu />
            <SignInToEdit />
          </>
        }
      />
      <PlayerList scopes={[scope]} />
    </DataPage>
  );
}

function WorkLinks() {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  return mayEdit ? (
    <>
      <TextLink to={path('gaps')}>{t(titles.gaps)}</TextLink>
      <TextLink to={path('duplicates')}>{t(titles.duplicates)}</TextLink>
    </>
  ) : null;
}

function WatchCountry() {
  const { country: nameOf } = useLanguage();
  const [params] = useSearchParams();
  const code = countryOf(params.get('country') ?? '');
  return (
    code && (
      <>
        <WatchButton watched={{ kind: 'country', code }} name={nameOf(code)} />
        <SubscribeMenu subject={{ kind: 'country', id: code.toLowerCase() }} />
      </>
    )
  );
}

export const page = definePage({ Component: PlayersPage });
