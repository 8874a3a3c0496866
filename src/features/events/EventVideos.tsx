import { ListVideo, Video } from 'lucide-react';
import { useState } from 'react';
import { events } from '@/language/en/events';
import { titles } from '@/language/en/titles';
import { video as texts } from '@/language/en/video';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { matchName } from '@/model/matches/matchFacts';
import type { Match } from '@/model/records/records';
import { videoParts } from '@/model/records/youtube';
import { useAppSelector, type RootState } from '@/store/typed';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { resultText } from '@/parts/words/sportWords';
import { ResultSlot } from '@/parts/spoilers/ResultSlot';
import { VideoPreview } from '@/parts/records/VideoPreview';
import { selectLikelyMayEdit, selectMayEdit } from '@/wiki/editing/editingSelectors';
import { selectSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { selectCardIds, selectEvent } from '@/wiki/records/recordsSelectors';
import { ScoreText } from '@/ui/ScoreText';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { EventVideo } from './EventVideo';

const { Part: MomentsEditor } = lazyPart(() => import('./video/MomentsEditor'), 'MomentsEditor');

export function EventVideos({ id }: { readonly id: string }) {
  const t = useText();
  const event = useAppSelector((state) => selectEvent(state, id));
  const matches = useAppSelector((state) => selectMatchesWithVideo(state, id), sameItems);
  const hasCard = useAppSelector((state) => selectCardIds(state, id).length > 0);
  const mayEdit = useAppSelector(selectMayEdit);
  const isOffered = useAppSelector(selectLikelyMayEdit) && hasCard;
  const [isTaking, setTaking] = useState(false);
  if (!event) return undefined;
  if (isTaking && mayEdit)
    return (
      <MomentsEditor
        event={event}
        onClose={() => setTaking(false)}
        fallback={<LoadingState rows={6} label={t(texts.title)} />}
      />
    );
  const take = isOffered && (
    <Button size="sm" icon={<ListVideo />} disabled={!mayEdit} onClick={() => setTaking(true)}>
      {t(event.youtube ? texts.take : texts.addVideo)}
    </Button>
  );
  if (!event.youtube && matches.length === 0) {
    return (
      <EmptyState icon={<Video />} title={t(events.noVideoTitle)} action={take}>
        {t(events.noVideoWhy)}
      </EmptyState>
    );
  }
  const isChapter = (match: Match) =>
    event.youtube !== undefined &&
    match.youtube !== undefined &&
    videoParts(match.youtube).id === videoParts(event.youtube).id;
  const startOf = ({ youtube }: Match) => (youtube === undefined ? 0 : videoParts(youtube).second);
  const chapters = matches.filter(isChapter).sort((a, b) => startOf(a) - startOf(b));
  const others = matches.filter((match) => !isChapter(match));
  return (
    <Stack>
      {take && <div>{take}</div>}
      {event.youtube && <EventVideo event={{ ...event, youtube: event.youtube }} chapters={chapters} />}
      {others.length > 0 && (
        <Section title={t(titles.matches)} count={others.length}>
          <Stack>
            {others.map((match) => (
              <MatchVideo key={match.id} match={match} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

function MatchVideo({ match }: { readonly match: Match }) {
  const t = useText();
  const lineOf = useMatchLine();
  const apart = useAppSelector((state) => selectSecrecy(state, match.id) !== undefined);
  return (
    <Stack gap={2}>
      <Stack row gap={2}>
        <h3>
          <ScoreText text={apart ? matchName(match) : lineOf(match)} />
        </h3>
        {apart && <ResultSlot id={match.id}>{resultText(t, match)}</ResultSlot>}
      </Stack>
      {match.youtube && <VideoPreview video={match.youtube} title={lineOf(match)} />}
    </Stack>
  );
}

const selectMatchesWithVideo = (state: RootState, event: string) =>
  selectCardIds(state, event)
    .map((id) => selectShownMatch(state, id))
    .filter((match) => match?.youtube !== undefined)
    .filter((match) => match !== undefined);
