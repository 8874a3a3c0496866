import { useState } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { matchName } from '@/model/matches/matchFacts';
import { clockText } from '@/model/matches/timestamps';
import type { Event, Match } from '@/model/records/records';
import { videoParts, type Video } from '@/model/records/youtube';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { YoutubePreview } from '@/ui/YoutubePreview';

export interface EventVideoProps {
  readonly event: Event & { readonly youtube: Video };
  readonly chapters: readonly Match[];
}

export function EventVideo({ event, chapters }: EventVideoProps) {
  const t = useText();
  const whole = videoParts(event.youtube);
  const [second, setSecond] = useState<number>();
  return (
    <Section title={t(events.wholeEvent)}>
      <Stack gap={3}>
        <YoutubePreview
          key={second}
          id={whole.id}
          second={second ?? whole.second}
          plays={second !== undefined}
          title={event.name}
        />
        {chapters.length > 0 && (
          <ol aria-label={t(events.chapters)}>
            {chapters.map((match) => {
              const from = match.youtube === undefined ? 0 : videoParts(match.youtube).second;
              return (
                <li key={match.id}>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-pressed={second === from}
                    onClick={() => setSecond(from)}
                  >
                    {clockText(from)} {matchName(match)}
                  </Button>
                </li>
              );
            })}
          </ol>
        )}
      </Stack>
    </Section>
  );
}
