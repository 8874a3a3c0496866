import { players as texts } from '@/language/en/players';
import { career } from '@/language/en/career';
import { useLanguage, useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import type { PlayerShown } from '@/model/identity/identities';
import { shownNames } from '@/model/identity/namesOfPlayer';
import { Avatar } from '@/ui/Avatar';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { ShareButton } from '@/parts/sharing/ShareButton';
import { EditButton } from '@/parts/dialogs/EditButton';
import { DataMenu } from '@/parts/export/DataMenu';
import { WatchButton } from '@/parts/watches/WatchButton';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { PlayerTools } from './laterParts';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { useAppSelector } from '@/store/typed';
import { words } from '@/language/en/words';
import type { FormerName } from '@/model/records/formerNames';

export function PlayerHeader({ player }: { readonly player: PlayerShown }) {
  const { id, name, country, team, nameNote, formerNames } = player;
  const others = shownNames(player);
  const { t, list, country: countryName } = useLanguage();
  return (
    <PageHeader
      title={
        <>
          {country !== undefined && <PlayerFlag id={id} />}
          {name}
        </>
      }
      kicker={<AllPlayers />}
      leading={<Avatar name={name} size="lg" />}
      meta={[
        country && countryName(country),
        team,
        others.length > 0 && t(career.also, { names: list(others) }),
        formerNames && <FormerNames key="formerNames" id={id} formerNames={formerNames} />,
        nameNote,
      ].filter(Boolean)}
      actions={<Actions player={player} />}
    />
  );
}

function Actions({ player: { id, name } }: { readonly player: PlayerShown }) {
  const keepDay = useKeepDay();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  return (
    <Stack row gap={2}>
      <PendingBadge collection="player" id={id} />
      <WatchButton watched={{ kind: 'player', id }} name={name} />
      <SubscribeMenu subject={{ kind: 'player', id }} />
      <ShareButton title={name} to={keepDay(path('player', { id }))} />
      <DataMenu />
      <EditButton collection="player" id={id} field="name" />
      {mayEdit && <PlayerTools id={id} name={name} />}
      <SignInToEdit />
    </Stack>
  );
}

function AllPlayers() {
  const t = useText();
  const keepDay = useKeepDay();
  return <TextLink to={keepDay(path('players'))}>{t(texts.allPlayers)}</TextLink>;
}

interface FormerNamesProps {
  readonly id: string;
  readonly formerNames: readonly FormerName[];
}

function FormerNames({ id, formerNames }: FormerNamesProps) {
  const { t, dates, list } = useLanguage();
  const newestFirst = [...formerNames].sort((a, b) => (a.until < b.until ? 1 : -1));
  const said = newestFirst.map(({ name, until }) =>
    t(words.untilDay, { name, day: dates.day(until) ?? until }),
  );
  return (
    <>
      {list(said)} <EditButton collection="player" id={id} field="formerNames" />
    </>
  );
}
