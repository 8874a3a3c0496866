import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { useAppDispatch } from '@/store/typed';
import { draftOf } from './draft';
import { PlayerNamesakes } from './Namesakes';
import { proposePlayer } from './newRecordThunks';
import { RecordDialog } from './RecordDialog';

export interface PlayerDialogProps {
  readonly name?: string;
  readonly onClose: () => void;
}

export function PlayerDialog({ name, onClose }: PlayerDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <RecordDialog
      collection="player"
      form="player/new"
      title={t(editing.newPlayer)}
      fields={fieldSpecs.player}
      {...(name !== undefined && { initial: { name: draftOf(name) } })}
      advice={(drafts) => <PlayerNamesakes draft={drafts['name']} />}
      onPropose={(drafts, why) => dispatch(proposePlayer(drafts, why))}
      onClose={onClose}
    />
  );
}
