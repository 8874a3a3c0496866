import { merging } from '@/language/en/merging';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { path } from '@/model/sharing/routes';
import { Country } from '@/parts/records/Country';
import { useDistinction } from '@/parts/records/useDistinction';
import { useAppSelector } from '@/store/typed';
import { ListSection } from '@/ui/ListSection';
import { ListRow } from '@/ui/List';
import { selectAreDifferent } from '@/wiki/records/differentSelectors';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useLikelyTwins } from './useLikelyTwins';

/** Players who may be this one, except those marked as different people. */
export function LikelyTwins({ id }: { readonly id: string }) {
  const t = useText();
  const twins = useLikelyTwins(id);
  const likely = useAppSelector(
    (state) => twins.filter((twin) => !selectAreDifferent(state, id, twin)),
    sameItems,
  );
  if (likely.length === 0) return null;
  return (
    <ListSection title={t(merging.likelyTwins)}>
      {likely.map((twin) => (
        <Twin key={twin} id={id} twin={twin} ids={[id, ...likely]} />
      ))}
    </ListSection>
  );
}

interface TwinProps {
  readonly id: string;
  readonly twin: string;
  readonly ids: readonly string[];
}

function Twin({ id, twin, ids }: TwinProps) {
  const apart = useDistinction(twin, ids);
  const player = useAppSelector((state) => selectPlayer(state, twin));
  if (player === undefined) return null;
  return (
    <ListRow
      to={`${path('merge', { id })}?with=${encodeURIComponent(twin)}`}
      title={player.name}
      subtitle={
        (player.country ?? apart) && (
          <>
            {player.country && <Country stored={player.country} />}
            {player.country && apart && ' · '}
            {apart}
          </>
        )
      }
    />
  );
}
