import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import type { Event, Match } from '@/model/records/records';
import { Section } from '@/ui/Section';
import { useToday } from '@/parts/days/useToday';
import { FindVideo } from '@/parts/matches/VideoLink';
import { VideoPreview } from '@/parts/records/VideoPreview';
import { useMatchLine } from '@/wiki/sports/useMatchLine';

interface MatchVideoProps {
  readonly match: Match;
  readonly event: Event | undefined;
}

export function MatchVideo({ match, event }: MatchVideoProps) {
  const t = useText();
  const lineOf = useMatchLine();
  const today = useToday();
  const { youtube } = match;
  if (youtube) return <VideoPreview video={youtube} title={lineOf(match)} />;
  const find = match.date <= today && (
    <p>
      <FindVideo match={match} />
    </p>
  );
  if (event?.youtube === undefined) return find;
  return (
    <Section title={t(events.wholeEvent)}>
      <VideoPreview video={event.youtube} title={event.name} />
      {find}
    </Section>
  );
}
