import { players as texts } from '@/language/en/players';
import { career } from '@/language/en/career';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { tallyByStrength } from '@/model/matches/playerTally';
import { useAppSelector } from '@/store/typed';
import { useAsOf } from '@/parts/ratings/useAsOf';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useSports } from '@/wiki/sports/useSports';
import { LeftOut } from './LeftOut';
import { Tallies } from './Tallies';
import { selectMatchesOfPlayer } from './playersSelectors';

export function PlayerTally({ id }: { readonly id: string }) {
  const t = useText();
  const sports = useSports();
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  const [until] = useAsOf();
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id, until), sameItems);
  return (
    <>
      <Tallies
        title={t(career.record)}
        caption={t(texts.recordCaption)}
        tallies={tallyByStrength(matches, id, sports)}
        file={`${name ?? id}-record`}
      />
      <LeftOut of={matches} />
    </>
  );
}
