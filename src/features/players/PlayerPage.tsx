import { career } from '@/language/en/career';
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
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { FollowAllMatches } from '@/parts/scopes/FollowAllMatches';
import { FollowScope } from '@/parts/scopes/FollowScope';
import { useScope } from '@/wiki/scopes/useScope';
import { HiddenPlayer, preloadLaterParts, WithheldPlayer } from './laterParts';
import { preloadChart } from './PlayerRating';
import { PlayerHeader } from './PlayerHeader';
import { PlayerParts } from './PlayerParts';
import { selectMayDrawRating } from './playersSelectors';
import { PageHeader } from '@/ui/PageHeader';

function PlayerPage({ id }: { readonly id: string }) {
  const scope = useScope({ kind: 'players' });
  useScope({ kind: 'matchesOfPlayer', player: playerId(id) });
  useScope({ kind: 'events' });
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!player) return <MissingRecord collection="player" id={id} scope={scope} />;
  if (!isWithheld(player) && isListed(player)) return <KnownPlayer player={player} />;
  const Unlisted = isWithheld(player) ? WithheldPlayer : HiddenPlayer;
  return <Unlisted player={player} fallback={<PageHeader title={player.name} />} />;
}

function KnownPlayer({ player }: { readonly player: PlayerShown }) {
  const { id, name } = player;
  const t = useText();
  const merged = useAppSelector((state) => selectMergedInto(state, 'player', id));
  useHead(name, { description: t(career.playerDescription, { name }) });
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

export const page = definePage<{ readonly id: string }>({
  Component: PlayerPage,
  prefetch: ({ getState }) => {
    if (selectMayDrawRating(getState())) void preloadChart();
  },
  later: preloadLaterParts,
});
