import { useState } from 'react';
import { hiding } from '@/language/en/hiding';
import type { Message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { findField } from '@/model/records/fields';
import { limits } from '@/model/schema/limits';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { cleanProse } from '@/model/texts';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { selectConfirmedValue, selectFieldValue } from '@/wiki/editing/editingSelectors';
import { draftOf } from '../drafts/draft';
import { proposeField } from './editingThunks';
import { errorText } from '../drafts/errorText';
import { FormError } from '../forms/FormError';

export interface HideDialogProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * Asks why a player should be hidden or shown again, and proposes it. Withdraws an own open proposal of this,
 * which needs no reason.
 */
export function HideDialog({ id, name, onClose }: HideDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const field = hiddenField();
  const hides = useAppSelector((state) => selectFieldValue(state, 'player', id, field) !== true);
  const isHidden = useAppSelector((state) => selectConfirmedValue(state, 'player', id, field) === true);
  const withdraws = hides === isHidden;
  const [note, setNote] = useState('');
  const [error, setError] = useState<Message>();
  const confirm = () => {
    try {
      const draft = draftOf(hides ? true : null);
      dispatch(proposeField({ collection: 'player', id, field, draft, why: { note, source: '' } }));
    } catch (thrown) {
      setError(errorText(thrown));
      return;
    }
    onClose();
  };
  return (
    <FormDialog
      focusField={!withdraws}
      title={t(hides ? hiding.hideTitle : hiding.showTitle, { name })}
      okLabel={t(withdraws ? hiding.withdraw : hides ? hiding.proposeHiding : hiding.proposeShowing)}
      problem={withdraws || cleanProse(note) !== '' ? undefined : t(hiding.sayWhy)}
      onOk={confirm}
      onCancel={onClose}
    >
      <p>{hides ? t(hiding.hideMeans, { name }) : t(hiding.showMeans)}</p>
      <p>{t(withdraws ? hiding.withdraws : hiding.decided)}</p>
      {!withdraws && (
        <TextAreaField
          label={t(hides ? hiding.whyHide : hiding.whyShow)}
          hint={hides ? t(hiding.whyHideHint) : undefined}
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

function hiddenField(): FieldSpec {
  const field = findField('player', 'hidden');
  if (field === undefined) throw new Error('Expected the field hidden, found none');
  return field;
}
