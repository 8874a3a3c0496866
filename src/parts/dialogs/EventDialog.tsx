import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/records/fields';
import { useAppDispatch } from '@/store/typed';
import { draftOf } from '../drafts/draft';
import { EventNamesakes } from '../namesakes/Namesakes';
import { proposeEvent } from './newRecordThunks';
import { newRecordAhead } from './proposalAhead';
import { RecordDialog } from './RecordDialog';
import { useSport } from '@/wiki/sports/useSports';

export interface EventDialogProps {
  readonly sport: string;
  readonly name?: string;
  readonly onClose: () => void;
}

export function EventDialog({ sport, name, onClose }: EventDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const fields = fieldsFor('event', useSport(sport));
  return (
    <RecordDialog
      collection="event"
      form={`event/new/${sport}`}
      title={t(words.newEvent)}
      fields={fields}
      sport={sport}
      {...(name !== undefined && { initial: { name: draftOf(name) } })}
      advice={(drafts) => <EventNamesakes sport={sport} draft={drafts['name']} />}
      ahead={(_, drafts) => newRecordAhead('event', drafts, { sport: { id: sport } })}
      onPropose={(drafts, why) => dispatch(proposeEvent(sport, drafts, why))}
      onClose={onClose}
    />
  );
}
