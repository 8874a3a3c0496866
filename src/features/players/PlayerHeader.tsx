import { Combine, Split } from 'lucide-react';
import { merging } from '@/language/en/merging';
import { players as texts } from '@/language/en/players';
import { splitting } from '@/language/en/splitting';
import { useLanguage, useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import type { PlayerShown } from '@/model/identity/identities';
import { shownNames } from '@/model/identity/namesOfPlayer';
import type { Player } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { Avatar } from '@/ui/Avatar';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { PlayerFlag } from '@/parts/records/PlayerFlag';
import { ShareButton } from '@/parts/sharing/ShareButton';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { EditButton } from '@/parts/dialogs/EditButton';
import { HideButton } from '@/parts/dialogs/HideButton';
import { FollowButton } from '@/parts/follows/FollowButton';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { FormerNames } from './FormerNames';
import { WithholdLink } from './WithholdLink';
import { useKeepDay } from '@/parts/days/useKeepDay';

/** The player's name, facts beside it, and what can be done with the page. */
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
        ...(country === undefined ? [] : [countryName(country)]),
        ...(team === undefined ? [] : [team]),
        ...(others.length > 0 ? [t(texts.also, { names: list(others) })] : []),
        ...(formerNames === undefined
          ? []
          : [<FormerNames key="formerNames" id={id} formerNames={formerNames} />]),
        ...(nameNote === undefined ? [] : [nameNote]),
      ]}
      actions={<Actions player={player} />}
    />
  );
}

function Actions({ player: { id, name } }: { readonly player: PlayerShown }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const hasMatches = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length > 0);
  const merged = useAppSelector((state) => selectMergedInto(state, 'player', id));
  return (
    <Stack row gap={2}>
      <PendingBadge collection="player" id={id} />
      <FollowAndShare id={id} name={name} />
      <EditButton collection="player" id={id} field="name" />
      {mayEdit && (
        <ButtonLink size="sm" variant="quiet" icon={<Combine aria-hidden />} to={path('merge', { id })}>
          {t(merging.link)}
        </ButtonLink>
      )}
      {mayEdit && hasMatches && (
        <ButtonLink size="sm" variant="quiet" icon={<Split aria-hidden />} to={path('split', { id })}>
          {t(splitting.link)}
        </ButtonLink>
      )}
      {hasMatches || merged.length > 0 ? (
        <HideButton id={id} name={name} hidden={false} />
      ) : (
        <DeleteButton collection="player" id={id} name={name} leadsTo={path('players')} />
      )}
      <WithholdLink id={id} />
      <SignInToEdit />
    </Stack>
  );
}

function AllPlayers() {
  const t = useText();
  const keepDay = useKeepDay();
  return <TextLink to={keepDay(path('players'))}>{t(texts.allPlayers)}</TextLink>;
}

function FollowAndShare({ id, name }: Pick<Player, 'id' | 'name'>) {
  const keepDay = useKeepDay();
  return (
    <>
      <FollowButton followed={{ kind: 'player', id }} name={name} />
      <SubscribeMenu subject={{ kind: 'player', id }} />
      <ShareButton title={name} to={keepDay(path('player', { id }))} size="sm" />
    </>
  );
}
