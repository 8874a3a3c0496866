import { Combine, Split } from 'lucide-react';
import { merging } from '@/language/en/merging';
import { players as texts } from '@/language/en/players';
import { loading as loadingTexts } from '@/language/en/loading';
import { splitting } from '@/language/en/splitting';
import { words } from '@/language/en/words';
import { useLanguage, useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { playerId } from '@/model/ids';
import { isListed } from '@/model/privacy/hiding';
import type { PlayerShown } from '@/model/identity/identities';
import { shownNames } from '@/model/identity/namesOfPlayer';
import type { Player } from '@/model/records/records';
import { isWithheld } from '@/model/privacy/withholding';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { Avatar } from '@/ui/Avatar';
import { ButtonLink } from '@/ui/ButtonLink';
import { PageHeader } from '@/ui/PageHeader';
import { Section } from '@/ui/Section';
import { Columns, Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useHead } from '@/ui/useHead';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { Country } from '@/parts/records/Country';
import { HistoryList } from '@/parts/history/HistoryList';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { ShareButton } from '@/parts/sharing/ShareButton';
import { DeleteButton } from '@/parts/dialogs/DeleteButton';
import { EditButton } from '@/parts/dialogs/EditButton';
import { HideButton } from '@/parts/dialogs/HideButton';
import { FollowButton } from '@/parts/follows/FollowButton';
import { ReportButton } from '@/parts/reports/ReportButton';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectMatchIdsOfPlayer, selectPlayer } from '@/wiki/records/recordsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { useScope } from '@/wiki/scopes/useScope';
import { useSports } from '@/wiki/sports/useSports';
import { FormerNames } from './FormerNames';
import { AsOf } from '@/parts/ratings/AsOf';
import { PrintedAsOf } from '@/parts/ratings/PrintedAsOf';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { HiddenPlayer } from './HiddenPlayer';
import { MergedPlayers } from './MergedPlayers';
import { PlayerFacts } from './PlayerFacts';
import { PlayerMatches } from './PlayerMatches';
import { PlayerRating, preloadChart } from './PlayerRating';
import { PlayerTally } from './PlayerTally';
import { PlayerTitles } from './PlayerTitles';
import { Rivals } from './Rivals';
import { WithheldPlayer } from './WithheldPlayer';
import { WithholdLink } from './WithholdLink';
import { useKeepDay } from '@/parts/days/useKeepDay';

function PlayerPage({ id }: { readonly id: string }) {
  const scope = useScope({ kind: 'players' });
  useScope({ kind: 'matchesOfPlayer', player: playerId(id) });
  useScope({ kind: 'events' });
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!player) return <MissingRecord collection="player" id={id} scope={scope} />;
  if (isWithheld(player)) return <WithheldPlayer player={player} />;
  return isListed(player) ? <KnownPlayer player={player} /> : <HiddenPlayer player={player} />;
}

function KnownPlayer({ player }: { readonly player: PlayerShown }) {
  const { id, name, country, team, nameNote, formerNames } = player;
  const others = shownNames(player);
  const { t, list } = useLanguage();
  const sports = useSports();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const hasMatches = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length > 0);
  const merged = useAppSelector((state) => selectMergedInto(state, 'player', id));
  useHead(name, { description: t(texts.playerDescription, { name }) });
  return (
    <>
      <PageHeader
        title={name}
        kicker={<AllPlayers />}
        leading={<Avatar name={name} size="lg" />}
        meta={[
          ...(country === undefined ? [] : [<Country key="country" stored={country} />]),
          ...(team === undefined ? [] : [team]),
          ...(others.length > 0 ? [t(texts.also, { names: list(others) })] : []),
          ...(formerNames === undefined
            ? []
            : [<FormerNames key="formerNames" id={id} formerNames={formerNames} />]),
          ...(nameNote === undefined ? [] : [nameNote]),
        ]}
        actions={
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
        }
      />
      {/* Ratings depend on all matches of the sport, so load them in parallel with the player's own. */}
      {sports.map((sport) => (
        <FollowScope key={sport.id} scope={{ kind: 'matchesOfSport', sport: sport.id }} />
      ))}
      {merged.map((source) => (
        <FollowScope key={source} scope={{ kind: 'matchesOfPlayer', player: source }} />
      ))}
      <Parts id={id} name={name} />
    </>
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

/** The parts below the header. They appear together, so that a late one does not move the next. */
function Parts({ id, name }: Pick<Player, 'id' | 'name'>) {
  const t = useText();
  const sports = useSports();
  const scope = useAppSelector((state) =>
    selectScopeStatus(state, { kind: 'matchesOfPlayer', player: playerId(id) }),
  );
  const hasMatches = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length > 0);
  const sport = useAppSelector((state) => selectSportOfPlayers(state, [id]));
  const [asked] = useAsOf();
  const asOf = useRatedDay(asked);
  const readiness = useReadiness([scope], { stored: 'match', whole: true });
  const loading = t(loadingTexts.loading, { what: t(words.matches) });
  if (isPending(readiness, hasMatches))
    return (
      <Columns aside>
        <PendingContent rows={14} label={loading} />
        <PendingContent rows={10} label={loading} />
      </Columns>
    );
  return (
    <Stack gap={4}>
      {sport && hasMatches && <AsOf sport={sport.id} />}
      <PrintedAsOf what={[name]} asOf={asOf} />
      <Columns aside>
        <div>
          {sports.map((sport) => (
            <PlayerRating key={sport.id} id={id} name={name} sport={sport} />
          ))}
          <PlayerMatches id={id} />
        </div>
        <div>
          <PlayerFacts id={id} name={name} />
          <ReportButton collection="player" id={id} name={name} />
          <MergedPlayers id={id} name={name} />
          {sports.map((sport) => (
            <PlayerTitles key={sport.id} id={id} sport={sport} />
          ))}
          <PlayerTally id={id} />
          <Rivals id={id} />
          <Section title={t(texts.history)}>
            <HistoryList id={id} />
          </Section>
        </div>
      </Columns>
    </Stack>
  );
}

export const page = definePage<{ readonly id: string }>({
  Component: PlayerPage,
  prefetch: () => void preloadChart(),
});
