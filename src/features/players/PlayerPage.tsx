import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import { isListed } from '@/model/privacy/hiding';
import type { PlayerShown } from '@/model/identity/identities';
import { isWithheld } from '@/model/privacy/withholding';
import { definePage } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { useHead } from '@/ui/useHead';
import { DataPage } from '@/parts/export/DataMenu';
import { MissingRecord } from '@/parts/records/MissingRecord';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectPlayer, selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { FollowAllMatches } from '@/parts/scopes/FollowAllMatches';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { useScope } from '@/wiki/scopes/useScope';
import { preloadChart } from './PlayerRating';
import { PlayerHeader } from './PlayerHeader';
import { PlayerParts } from './PlayerParts';
import { selectMayDrawRating } from './playersSelectors';
import { EyeOff } from 'lucide-react';
import { withholding } from '@/language/en/withholding';
import { path } from '@/model/sharing/routes';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { titles } from '@/language/en/titles';
import { hiding } from '@/language/en/hiding';
import { hiddenBelow, isMinor } from '@/model/privacy/minors';
import { HistoryList } from '@/parts/history/HistoryList';
import { PendingBadge } from '@/parts/records/PendingBadge';
import { ShowAgainButton } from '@/parts/dialogs/formButtons';
import { SignInToEdit } from '@/parts/session/SignInToEdit';
import { ReportButton } from '@/parts/reports/ReportButton';
import { Section } from '@/ui/Section';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { PlayerFacts } from './PlayerFacts';
import { WithholdLink } from './WithholdLink';

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
  const { id, name } = player;
  const t = useText();
  const merged = useAppSelector((state) => selectMergedInto(state, 'player', id));
  useHead(name, { description: t(texts.playerDescription, { name }) });
  return (
    <DataPage>
      <PlayerHeader player={player} />
      {/* Ratings depend on all matches of the sport, so load them in parallel with the player's own. */}
      <FollowAllMatches />
      {merged.map((source) => (
        <FollowScope key={source} scope={{ kind: 'matchesOfPlayer', player: source }} />
      ))}
      <PlayerParts id={id} name={name} />
    </DataPage>
  );
}

function WithheldPlayer({ player: { id, name } }: { readonly player: PlayerShown }) {
  const t = useText();
  const count = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length);
  return (
    <Stack>
      <PageHeader
        title={name}
        description={t(withholding.isWithheldWhy)}
        kicker={<TextLink to={path('players')}>{t(texts.allPlayers)}</TextLink>}
      />
      <EmptyState icon={<EyeOff />} title={t(withholding.isWithheld)}>
        <p>{t(withholding.isWithheldWhy)}</p>
        {count > 0 && <p>{t(withholding.matchesStay, { count })}</p>}
      </EmptyState>
    </Stack>
  );
}

/**
 * The page of a hidden player. Editors also see how it became hidden. A minor cannot be shown again by a
 * proposal; only moderators can correct the facts, which may be wrong.
 */
function HiddenPlayer({ player }: { readonly player: PlayerShown }) {
  const { id, name } = player;
  const minor = isMinor(player);
  const t = useText();
  const moderator = useAppSelector(selectIsModerator);
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const merged = useAppSelector((state) => selectMergedInto(state, 'player', id));
  const count = useAppSelector((state) => selectMatchIdsOfPlayer(state, id).length);
  const why = minor ? t(hiding.isMinorWhy, { age: hiddenBelow }) : t(hiding.isHiddenWhy);
  return (
    <Stack>
      <PageHeader
        title={name}
        description={why}
        kicker={<TextLink to={path('players')}>{t(texts.allPlayers)}</TextLink>}
        actions={
          <Stack row gap={2}>
            <PendingBadge collection="player" id={id} />
            {!minor && <ShowAgainButton id={id} name={name} />}
            <WithholdLink id={id} />
            <SignInToEdit />
          </Stack>
        }
      />
      {merged.map((source) => (
        <FollowScope key={source} scope={{ kind: 'matchesOfPlayer', player: source }} />
      ))}
      <EmptyState icon={<EyeOff />} title={t(minor ? hiding.isMinor : hiding.isHidden)}>
        <p>{why}</p>
        {count > 0 && <p>{t(hiding.inMatches, { count })}</p>}
      </EmptyState>
      {minor && moderator && <PlayerFacts id={id} name={name} />}
      <ReportButton collection="player" id={id} name={name} />
      {mayEdit && (
        <Section title={t(titles.history)}>
          <HistoryList id={id} />
        </Section>
      )}
    </Stack>
  );
}

export const page = definePage<{ readonly id: string }>({
  Component: PlayerPage,
  prefetch: ({ getState }) => {
    if (selectMayDrawRating(getState())) void preloadChart();
  },
});
