import { selectIsToCome } from '@/wiki/records/meetingsSelectors';
import { showsCrowd } from '@/model/picks/crowd';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { LiveLine } from '@/parts/live/lazyLive';
import { useLiveMatch } from '@/parts/live/useLiveMatch';
import { MatchRow } from '@/parts/matches/MatchRow';
import { CrowdLine, PickControl } from '@/parts/picks/lazyPicks';
import { PickRoom } from '@/parts/picks/PickRoom';
import { selectHasBegun, selectPick, selectShowsPick } from '@/parts/picks/picksSelectors';
import { useMinute } from '@/ui/useMinute';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { CardChance } from './CardChance';

/** A match of the card; one to come has the chances of both sides and takes a pick. */
export function CardRow({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectShownMatch(state, id));
  return match && <KnownRow match={match} />;
}

function KnownRow({ match }: { readonly match: Match }) {
  const today = useToday();
  const now = useMinute();
  const isBegun = useAppSelector((state) => selectHasBegun(state, match, now));
  const { id } = match;
  const live = useLiveMatch(match);
  const comes = useAppSelector((state) => selectIsToCome(state, id, today));
  const showsPick = useAppSelector((state) => selectShowsPick(state, match, now));
  const isPicked = useAppSelector((state) => selectPick(state, id) !== undefined);
  const mark = (
    <>
      {live.isLive && <LiveLine id={id} />}
      {comes && <CardChance match={match} />}
      {showsCrowd(match, isPicked, isBegun) && <CrowdLine match={match} />}
      {showsPick && <PickControl match={match} fallback={<PickRoom />} />}
    </>
  );
  return <MatchRow id={id} details mark={mark} live={live.isLive ? live.match : undefined} />;
}
