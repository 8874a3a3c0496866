import { selectIsToCome } from '@/wiki/records/meetingsSelectors';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { useToday } from '@/parts/days/useToday';
import { LiveLine } from '@/parts/live/lazyLive';
import { useLiveMatch } from '@/parts/live/useLiveMatch';
import { MatchRow } from '@/parts/matches/MatchRow';
import { PickLines } from '@/parts/picks/PickLines';
import { MatchOutlook } from '@/parts/ratings/MatchOutlook';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

export function CardRow({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectShownMatch(state, id));
  return match && <KnownRow match={match} />;
}

function KnownRow({ match }: { readonly match: Match }) {
  const today = useToday();
  const { id } = match;
  const live = useLiveMatch(match);
  const comes = useAppSelector((state) => selectIsToCome(state, id, today));
  const mark = (
    <>
      {live.isLive && <LiveLine id={id} />}
      {comes && <MatchOutlook match={match} />}
      <PickLines match={match} />
    </>
  );
  return <MatchRow id={id} details mark={mark} live={live.isLive ? live.match : undefined} />;
}
