import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { recordByArm } from '@/model/playerRecord';
import { useAppSelector } from '@/store/typed';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { ArmRecords } from './ArmRecords';
import { selectMatchesOfPlayer } from './playersSelectors';

/** A player's wins and losses, per arm; nothing without a decided match. */
export function PlayerRecord({ id }: { readonly id: string }) {
  const t = useText();
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id), sameItems);
  return (
    <ArmRecords
      title={t(texts.record)}
      caption={t(texts.recordCaption)}
      records={recordByArm(matches, id)}
      file={`${name ?? id}-record`}
    />
  );
}
