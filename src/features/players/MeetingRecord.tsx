import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { recordByArm } from '@/model/playerRecord';
import type { Tally } from '@/model/tally';
import { useAppSelector } from '@/store/typed';
import { ArmRecords } from './ArmRecords';
import { selectMeetings } from './rivalsSelectors';

export interface PairProps {
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
}

/** The leader of a pair, by arm, in matches and in rounds; nothing when they have not met. */
export function MeetingRecord({ ids: [id, otherId], names: [own, other] }: PairProps) {
  const t = useText();
  const meetings = useAppSelector((state) => selectMeetings(state, id, otherId), sameItems);
  const leader = ({ wins, losses }: Tally) =>
    wins === losses ? t(texts.level) : wins > losses ? own : other;
  const title = t(texts.recordAgainst, { own, other });
  return (
    <ArmRecords
      title={title}
      caption={title}
      records={recordByArm(meetings, id)}
      file={`${own}-${other}-record`}
      leader={leader}
    />
  );
}
