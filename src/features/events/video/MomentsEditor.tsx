import { X } from 'lucide-react';
import { useMemo } from 'react';
import { inputs } from '@/language/en/inputs';
import { video as texts } from '@/language/en/video';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { parseYoutube, videoAt } from '@/model/records/parseVideo';
import type { Event, Match } from '@/model/records/records';
import { videoParts } from '@/model/records/youtube';
import { useAppSelector, type RootState } from '@/store/typed';
import { RestoredDraft } from '@/parts/drafts/RestoredDraft';
import { useStoredForm } from '@/parts/drafts/useStoredForm';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/fields/TextField';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { selectCardIds } from '@/wiki/records/recordsSelectors';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { emptyMoments, formOf, momentsSchema } from './momentsForm';
import { Moments } from './Moments';

export interface MomentsEditorProps {
  readonly event: Event;
  readonly onClose: () => void;
}

const selectCard = (state: RootState, event: string): readonly Match[] =>
  selectCardIds(state, event).flatMap((id) => selectShownMatch(state, id) ?? []);

export function MomentsEditor({ event, onClose }: MomentsEditorProps) {
  const t = useText();
  const { content, change, restored, drop, discard } = useStoredForm(
    `moments/${event.id}`,
    momentsSchema,
    () => emptyMoments,
  );
  const card = useAppSelector((state) => selectCard(state, event.id), sameItems);
  // A show ends with its main event.
  const matches = useMemo(() => card.toReversed(), [card]);
  const typed = parseYoutube(content.video);
  const video = event.youtube ?? typed;
  const id = video && videoParts(video).id;
  return (
    <Section
      title={t(texts.title)}
      actions={
        <Button size="sm" icon={<X />} onClick={onClose}>
          {t(texts.close)}
        </Button>
      }
    >
      <Stack>
        {restored && <RestoredDraft onDiscard={discard} />}
        {event.youtube === undefined && (
          <TextField
            label={t(texts.whole)}
            hint={t(inputs.videoHint)}
            required
            value={content.video}
            error={content.video.trim() !== '' && typed === undefined ? t(inputs.noVideoInText) : undefined}
            onChange={(text) => change((before) => ({ ...before, video: text }))}
          />
        )}
        {id !== undefined && (
          <Moments
            key={id}
            event={event}
            video={id}
            added={event.youtube === undefined ? videoAt(id, 0) : undefined}
            matches={matches}
            form={formOf(content, id)}
            onChange={(edit) => change((before) => edit(formOf(before, id)))}
            onSent={() => {
              drop();
              onClose();
            }}
          />
        )}
      </Stack>
    </Section>
  );
}
