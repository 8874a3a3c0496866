import { Video } from 'lucide-react';
import { events } from '@/language/en/events';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { matchSummary } from '@/model/matchSummary';
import { useAppSelector, type RootState } from '@/store/typed';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { VideoPreview } from '@/parts/display/VideoPreview';
import { selectEvent, selectMatch, selectMatchIdsOfEvent } from '@/wiki/records/recordsSelectors';
import { ScoreText } from '@/ui/ScoreText';

/** The event's video, then those of its matches. */
export function EventVideos({ id }: { readonly id: string }) {
  const t = useText();
  const event = useAppSelector((state) => selectEvent(state, id));
  const matches = useAppSelector((state) => selectMatchesWithVideo(state, id), sameItems);
  if (!event) return undefined;
  if (!event.youtube && matches.length === 0) {
    return (
      <EmptyState icon={<Video />} title={t(events.noVideoTitle)}>
        {t(events.noVideoWhy)}
      </EmptyState>
    );
  }
  return (
    <>
      {event.youtube && (
        <Section title={t(events.wholeEvent)}>
          <VideoPreview video={event.youtube} title={event.name} />
        </Section>
      )}
      {matches.length > 0 && (
        <Section title={t(titles.matches)} count={matches.length}>
          <Stack>
            {matches.map((match) => (
              <Stack key={match.id} gap={2}>
                <h3>
                  <ScoreText text={matchSummary(match)} />
                </h3>
                {match.youtube && <VideoPreview video={match.youtube} title={matchSummary(match)} />}
              </Stack>
            ))}
          </Stack>
        </Section>
      )}
    </>
  );
}

const selectMatchesWithVideo = (state: RootState, event: string) =>
  selectMatchIdsOfEvent(state, event)
    .map((id) => selectMatch(state, id))
    .filter((match) => match?.youtube !== undefined)
    .filter((match) => match !== undefined);
