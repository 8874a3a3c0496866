import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { tallyByStrength } from '@/model/playerTally';
import type { Tally } from '@/model/tally';
import { useAppSelector } from '@/store/typed';
import { Tallies } from './Tallies';
import { selectMeetings } from './rivalsSelectors';
import { useSports } from '@/wiki/sports/useSports';

export interface PairProps {
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
}

/** The leader of a pair, by strength, in matches and in rounds; nothing when they have not met. */
export function MeetingTally({ ids: [id, otherId], names: [own, other] }: PairProps) {
  const t = useText();
  const sports = useSports();
  const meetings = useAppSelector((state) => selectMeetings(state, id, otherId), sameItems);
  const leader = ({ wins, losses }: Tally) =>
    wins === losses ? t(texts.level) : wins > losses ? own : other;
  const title = t(texts.recordAgainst, { own, other });
  return (
    <Tallies
      title={title}
      caption={title}
      tallies={tallyByStrength(meetings, id, sports)}
      file={`${own}-${other}-record`}
      leader={leader}
    />
  );
}
