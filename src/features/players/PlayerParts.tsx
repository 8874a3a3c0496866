import { loading as loadingTexts } from '@/language/en/loading';
import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { playerId } from '@/model/ids';
import type { Player } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { Columns, Stack } from '@/ui/Stack';
import { PendingContent } from '@/parts/scopes/PendingContent';
import { selectMatchIdsOfPlayer } from '@/wiki/records/recordsSelectors';
import { isPending } from '@/wiki/scopes/readiness';
import { useScopeStatus } from '@/wiki/scopes/useScope';
import { useReadiness } from '@/parts/scopes/useReadiness';
import { useSports } from '@/wiki/sports/useSports';
import { AsOf } from '@/parts/ratings/AsOf';
import { PrintedAsOf } from '@/parts/ratings/PrintedAsOf';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { useRatedDay } from '@/parts/ratings/useRatedDay';
import { selectSportOfPlayers } from '@/wiki/records/sportSelectors';
import { PlayerAside } from './laterParts';
import { PlayerMatches } from './PlayerMatches';
import { PlayerRating } from './PlayerRating';
import { PlayerSummary } from './PlayerSummary';

/** The parts below the header. They appear together, so that a late one does not move the next. */
export function PlayerParts({ id, name }: Pick<Player, 'id' | 'name'>) {
  const t = useText();
  const sports = useSports();
  const scope = useScopeStatus({ kind: 'matchesOfPlayer', player: playerId(id) });
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
      {sport && <PlayerSummary id={id} sport={sport} />}
      {sport && hasMatches && <AsOf sport={sport.id} />}
      <PrintedAsOf what={[name]} asOf={asOf} />
      <Columns aside>
        <div>
          {sports.map((sport) => (
            <PlayerRating key={sport.id} id={id} name={name} sport={sport} />
          ))}
          <PlayerMatches id={id} />
        </div>
        <PlayerAside id={id} name={name} fallback={<PendingContent rows={10} label={loading} />} />
      </Columns>
    </Stack>
  );
}
