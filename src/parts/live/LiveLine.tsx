import { live as texts } from '@/language/en/live';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { hasBegunLive } from '@/model/scoring/hasBegunLive';
import { Badge } from '@/ui/Badge';
import { selectLiveMatch } from '@/wiki/liveLists/liveSelectors';
import { selectIsHidden, selectIsTurned } from '@/wiki/spoilers/spoilersSelectors';

export function LiveLine({ id }: { readonly id: string }) {
  const t = useText();
  const live = useAppSelector((state) => selectLiveMatch(state, id));
  const hidden = useAppSelector((state) => selectIsHidden(state, id));
  const isTurned = useAppSelector((state) => selectIsTurned(state, id));
  if (live === undefined) return undefined;
  const { rounds, fouls, held, end } = live;
  const inOrder = fouls && (isTurned ? fouls.toReversed() : fouls);
  return (
    <>
      <Badge kind="info">{t(texts.notConfirmed)}</Badge>
      {!hidden && hasBegunLive(live) && (
        <>
          <span>{end === undefined ? t(texts.round, { round: rounds.length + 1 }) : t(texts.ended)}</span>
          {inOrder && end === undefined && <span>{t(texts.fouls, { fouls: inOrder.join('–') })}</span>}
          {held && <span>{t(texts.held)}</span>}
        </>
      )}
    </>
  );
}
