import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { useAppDispatch } from '@/store/typed';
import { draftOf } from '../drafts/draft';
import { PlayerNamesakes } from '../namesakes/Namesakes';
import { proposePlayer } from './newRecordThunks';
import { RecordDialog } from './RecordDialog';

export interface PlayerDialogProps {
  readonly name?: string;
  readonly onClose: () => void;
}

/** A new player has no former names, no other page, no reason to be hidden, and no source has misspelt the name. */
const newPlayerFields = fieldSpecs.player.filter(({ ownScreen, path }) => !ownScreen && path !== 'spellings');

export function PlayerDialog({ name, onClose }: PlayerDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <RecordDialog
      collection="player"
      form="player/new"
      title={t(editing.newPlayer)}
      fields={newPlayerFields}
      {...(name !== undefined && { initial: { name: draftOf(name) } })}
      advice={(drafts) => <PlayerNamesakes draft={drafts['name']} />}
      onPropose={(drafts, why) => dispatch(proposePlayer(drafts, why))}
      onClose={onClose}
    />
  );
}
