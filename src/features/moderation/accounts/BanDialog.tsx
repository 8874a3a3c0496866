import { useState } from 'react';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { limits } from '@/model/schema/limits';
import { cleanProse } from '@/model/texts';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { reasonProblem } from '../proposal/reason';

export function BanDialog({ uid, onClose }: { readonly uid: string; readonly onClose: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [reject, setReject] = useState(true);
  const [revert, setRevert] = useState(false);
  const [reason, setReason] = useState('');
  const problem = reasonProblem(reason);
  const ban = () => {
    dispatch(
      enqueue({
        kind: 'ban',
        uid,
        openDeltas: reject ? 'reject' : 'keep',
        appliedDeltas: revert ? 'revert' : 'keep',
        reason: cleanProse(reason),
      }),
    );
    onClose();
  };
  return (
    <FormDialog
      danger
      title={<Rich text={moderation.banTitle} values={{ name: <ProfileName uid={uid} /> }} />}
      okLabel={t(moderation.ban)}
      focusField
      problem={problem && t(problem)}
      onOk={ban}
      onCancel={onClose}
    >
      <p>{t(moderation.banBody)}</p>
      <TextAreaField
        label={t(moderation.reason)}
        hint={t(moderation.banReasonHint)}
        value={reason}
        onChange={setReason}
        maxLength={limits.reason}
        rows={3}
      />
      <CheckboxField label={t(moderation.banReject)} checked={reject} onChange={setReject} />
      <CheckboxField label={t(moderation.banRevert)} checked={revert} onChange={setRevert} />
    </FormDialog>
  );
}
