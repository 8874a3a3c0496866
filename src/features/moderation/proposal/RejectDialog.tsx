import { useState } from 'react';
import { causeTexts } from '@/language/causes';
import { commonReasons } from '@/language/reasons';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { rejectMany } from './moderationThunks';
import { reasonProblem, storedReason } from './reason';

export interface RejectDialogProps {
  readonly ids: readonly DeltaId[];
  readonly title: string;
  readonly onClose: (rejected: boolean) => void;
}

export function RejectDialog({ ids, title, onClose }: RejectDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const problem = reasonProblem(reason);
  // Reasons are identified by their text, because that is what the field holds.
  const options = commonReasons.map((code) => ({ value: t(causeTexts[code]), label: t(causeTexts[code]) }));
  const reject = () => {
    dispatch(rejectMany(ids, storedReason(t, reason)));
    onClose(true);
  };
  return (
    <FormDialog
      open
      focusField
      title={title}
      problem={problem && t(problem)}
      onOk={reject}
      onCancel={() => onClose(false)}
    >
      <SelectField
        label={t(moderation.commonReasons)}
        value={options.find(({ value }) => value === reason)?.value}
        onChange={(value) => value !== undefined && setReason(value)}
        options={options}
        emptyLabel={t(moderation.ownWords)}
      />
      <TextAreaField
        label={t(moderation.reason)}
        hint={t(moderation.reasonHint)}
        value={reason}
        onChange={setReason}
        maxLength={limits.reason}
        rows={4}
      />
    </FormDialog>
  );
}
