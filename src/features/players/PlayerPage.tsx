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
import { HiddenPlayer } from './HiddenPlayer';
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

export const page = definePage<{ readonly id: string }>({
  Component: PlayerPage,
  prefetch: ({ getState }) => {
    if (selectMayDrawRating(getState())) void preloadChart();
  },
});
