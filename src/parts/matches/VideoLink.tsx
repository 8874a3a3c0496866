import type { ReactNode } from 'react';
import { videoLinks } from '@/language/en/videoLinks';
import { Rich } from '@/language/Rich';
import { matchName } from '@/model/matches/matchFacts';
import { clockText } from '@/model/matches/timestamps';
import type { Match } from '@/model/records/records';
import { videoAddress, videoParts, videoSearch } from '@/model/records/youtube';
import { useAppSelector } from '@/store/typed';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectEvent } from '@/wiki/records/recordsSelectors';

const hidden = (words: ReactNode) => <VisuallyHidden>{words}</VisuallyHidden>;

export function VideoLink({ match }: { readonly match: Match }) {
  const { youtube } = match;
  if (youtube === undefined) return undefined;
  const { second } = videoParts(youtube);
  const values = { match: matchName(match) };
  return (
    <TextLink to={videoAddress(youtube)}>
      {second === 0 ? (
        <Rich text={videoLinks.watchMatch} values={values} tags={{ hidden }} />
      ) : (
        <Rich text={videoLinks.watchFrom} values={{ ...values, time: clockText(second) }} tags={{ hidden }} />
      )}
    </TextLink>
  );
}

export function FindVideo({ match }: { readonly match: Match }) {
  const event = useAppSelector((state) => selectEvent(state, match.event.id)?.name);
  const { player1, player2 } = match;
  return (
    <TextLink to={videoSearch([player1.name, 'vs', player2.name, event])}>
      <Rich text={videoLinks.findMatch} values={{ match: matchName(match) }} tags={{ hidden }} />
    </TextLink>
  );
}
