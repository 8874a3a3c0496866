import { words } from '@/language/en/words';
import { useText } from '@/language/useLanguage';
import { fieldSpecs } from '@/model/schema/recordSchema';
import { useAppDispatch } from '@/store/typed';
import { draftOf } from '../drafts/draft';
import { PlayerNamesakes } from '../namesakes/Namesakes';
import { proposePlayer } from './newRecordThunks';
import { newRecordAhead } from './proposalAhead';
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
      title={t(words.newPlayer)}
      fields={newPlayerFields}
      {...(name !== undefined && { initial: { name: draftOf(name) } })}
      advice={(drafts) => <PlayerNamesakes draft={drafts['name']} />}
      ahead={(_, drafts) => newRecordAhead('player', drafts)}
      onPropose={(drafts, why) => dispatch(proposePlayer(drafts, why))}
      onClose={onClose}
    />
  );
}
