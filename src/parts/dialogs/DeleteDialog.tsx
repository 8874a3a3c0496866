import { useState } from 'react';
import { causeTexts } from '@/language/causes';
import { deleting } from '@/language/en/deleting';
import type { Message, Text } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { matchesToWait } from '@/model/proposals/objections';
import { limits } from '@/model/schema/limits';
import type { Collection } from '@/model/schema/recordSchema';
import { cleanProse } from '@/model/texts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import {
  selectLeftWithNothing,
  selectMatchesGoing,
  selectOwnNewRecord,
} from '@/wiki/records/deletionSelectors';
import { selectBaseRecord, selectMatchIdsOfPlayer, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import { sameItems } from '@/lib/sameItems';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { FollowAllMatches } from '../scopes/FollowAllMatches';
import { FollowScope } from '../scopes/FollowScope';
import { deleteSoon, proposeDeletion, type Doomed } from './deletionThunks';
import { errorText } from '../drafts/errorText';
import { FormError } from '../forms/FormError';
import { UndeletablePlayer } from './UndeletablePlayer';
import { changes } from '@/language/en/changes';
import type { Delta } from '@/model/proposals/delta';
import { selectDependents } from '@/wiki/proposals/proposalSelectors';
import { withdrawTogether } from './withdrawTogether';

export interface DeleteDialogProps {
  readonly collection: Collection;
  readonly id: string;
  readonly name: string;
  /** The page itself shows pending deletions with an undo. */
  readonly isTold?: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/**
 * Asks whether to delete a record. An own record that is only proposed is withdrawn, and a player with matches
 * cannot be deleted.
 */
export function DeleteDialog(props: DeleteDialogProps) {
  const { collection, id, name, onClose } = props;
  const proposal = useAppSelector((state) => selectOwnNewRecord(state, collection, id));
  // Matches may load while the dialog is open.
  const matches = useAppSelector((state) =>
    collection === 'player' ? selectMatchIdsOfPlayer(state, id).length : 0,
  );
  if (proposal) return <WithdrawDialog {...props} proposal={proposal} />;
  return matches > 0 ? (
    <UndeletablePlayer id={id} name={name} matches={matches} onClose={onClose} />
  ) : (
    <Deletion {...props} />
  );
}

function Deletion({ collection, id, name, isTold, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useLanguage();
  const dispatch = useAppDispatch();
  const isModerator = useAppSelector(selectIsModerator);
  const [note, setNote] = useState('');
  const [error, setError] = useState<Message>();
  const left = useLeftBehind(collection, id);
  const [withPlayers, setWithPlayers] = useState(true);
  const waits = useWaits(collection, id, left.matches);
  const needsReason = !isModerator || waits;
  const confirm = () => {
    const doomed: Doomed = { collection, id, name, players: withPlayers ? left.players : [] };
    const soon = { ...doomed, ...(waits && { note: cleanProse(note) }) };
    try {
      dispatch(isModerator ? deleteSoon(soon, isTold) : proposeDeletion(doomed, { note, source: '' }));
    } catch (thrown) {
      setError(errorText(thrown));
      return;
    }
    onClose();
    if (isModerator) onDeleted();
  };
  return (
    <FormDialog
      danger={isModerator}
      focusField={needsReason}
      title={t(isModerator ? deleting.title : deleting.proposeTitle, { name })}
      okLabel={t(isModerator ? deleting.delete : deleting.propose)}
      problem={!needsReason || cleanProse(note) !== '' ? undefined : t(causeTexts.deletionReason)}
      onOk={confirm}
      onCancel={onClose}
    >
      {/* To find the players whose only matches are in the event. */}
      {collection === 'event' && <FollowScope scope={{ kind: 'players' }} />}
      {collection === 'event' && <FollowAllMatches />}
      {left.matches > 0 && <p>{t(deleting.matchesToo, { count: left.matches })}</p>}
      {waits && <p>{t(deleting.waits)}</p>}
      <p>{t(isModerator ? deleting.restorable : deleting.decided)}</p>
      {left.players.length > 0 && (
        <CheckboxField
          label={t(deleting.playersToo, { count: left.players.length, names: left.names })}
          checked={withPlayers}
          onChange={setWithPlayers}
        />
      )}
      {needsReason && (
        <TextAreaField
          label={t(deleting.why)}
          hint={t(deleting.whyHint)}
          value={note}
          onChange={setNote}
          maxLength={limits.note}
          rows={3}
        />
      )}
      <FormError message={error && t(error)} />
    </FormDialog>
  );
}

/** Whether other moderators may object before this one deletes the record. The server decides. */
function useWaits(collection: Collection, id: string, matches: number): boolean {
  const uid = useAppSelector(selectUid);
  const isModerator = useAppSelector(selectIsModerator);
  const approved = useAppSelector(
    (state) => collection === 'event' && selectBaseRecord(state, 'event', id)?.valid === 1,
  );
  const waits = isModerator && approved && matches >= matchesToWait;
  const asked = waits && uid !== undefined ? ({ kind: 'hasOtherModerator', uid } as const) : undefined;
  const { data = false } = useAnswer(asked, true);
  return waits && data;
}

const mostNames = 10;

/** What deleting an event also deletes or leaves without matches. Empty for other records. */
function useLeftBehind(collection: Collection, id: string) {
  const { list, t } = useLanguage();
  const event = collection === 'event' ? id : '';
  const matches = useAppSelector((state) => selectMatchesGoing(state, event).length);
  const players = useAppSelector((state) => selectLeftWithNothing(state, event));
  const names = useAppSelector(
    (state) => players.slice(0, mostNames).map((player) => selectPlayerName(state, player)),
    sameItems,
  );
  const more = players.length - names.length;
  return {
    matches,
    players: players.slice(0, limits.deltasPerCall - 1),
    names: list(more > 0 ? [...names, t(deleting.others, { count: more })] : names),
  };
}

const titles = {
  event: changes.withdrawNewEvent,
  match: changes.withdrawNewMatch,
  player: changes.withdrawNewPlayer,
} as const satisfies Record<Collection, Text>;

interface WithdrawDialogProps {
  readonly proposal: Delta;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks whether to withdraw a record that only its author sees yet. What depends on it goes too. */
function WithdrawDialog({ proposal, name, onClose, onDeleted }: WithdrawDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { id, collection } = proposal;
  const dependents = useAppSelector((state) => selectDependents(state, id), sameItems);
  const confirm = () => {
    dispatch(withdrawTogether([id, ...dependents.map((delta) => delta.id)]));
    onClose();
    onDeleted();
  };
  return (
    <FormDialog
      danger
      title={t(titles[collection])}
      okLabel={t(changes.withdraw)}
      onOk={confirm}
      onCancel={onClose}
    >
      <p>{t(changes.withdrawBody, { name })}</p>
      {dependents.length > 0 && <p>{t(deleting.dependentsToo, { count: dependents.length })}</p>}
    </FormDialog>
  );
}
