import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { tallyByArm } from '@/model/playerTally';
import { useAppSelector } from '@/store/typed';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { ArmTallies } from './ArmTallies';
import { selectMatchesOfPlayer } from './playersSelectors';

/** A player's wins and losses, per arm; nothing without a decided match. */
export function PlayerTally({ id }: { readonly id: string }) {
  const t = useText();
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id), sameItems);
  return (
    <ArmTallies
      title={t(texts.record)}
      caption={t(texts.recordCaption)}
      tallies={tallyByArm(matches, id)}
      file={`${name ?? id}-record`}
    />
  );
}
