import { useMemo, useState } from 'react';
import { causeTexts } from '@/language/causes';
import { commonReasons } from '@/language/reasons';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import type { DeltaId } from '@/model/ids';
import { reasonsOf } from '@/model/operating/figures';
import { limits } from '@/model/schema/limits';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { rejectMany } from './moderationThunks';
import { reasonProblem, storedReason } from './reason';

export interface RejectDialogProps {
  readonly ids: readonly DeltaId[];
  readonly title: string;
  readonly onClose: (rejected: boolean) => void;
}

/** Common reasons, those used most in the last 90 days first. In their fixed order until the counts are here. */
function useReasons() {
  const { data } = useAnswer({ kind: 'figures' }, true);
  return useMemo(() => {
    const used = reasonsOf(data?.days ?? []);
    const countOf = (code: string) => used.find(({ reason }) => reason === code)?.count ?? 0;
    return commonReasons.map((code) => ({ code, count: countOf(code) })).sort((a, b) => b.count - a.count);
  }, [data]);
}

export function RejectDialog({ ids, title, onClose }: RejectDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [reason, setReason] = useState('');
  const problem = reasonProblem(reason);
  // Reasons are identified by their text, because that is what the field holds.
  const options = useReasons().map(({ code, count }) => {
    const text = t(causeTexts[code]);
    return { value: text, label: count > 0 ? t(moderation.reasonUsed, { text, count }) : text };
  });
  const reject = () => {
    dispatch(rejectMany(ids, storedReason(t, reason)));
    onClose(true);
  };
  return (
    <FormDialog
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
