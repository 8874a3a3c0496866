import { useState } from 'react';
import { BackendError } from '@/backend/errors';
import { ownAccount } from '@/language/en/ownAccount';
import { useLanguage } from '@/language/useLanguage';
import { leavesAt } from '@/model/accounts/ownAccount';
import { FormError } from '@/parts/forms/FormError';
import { useAttempt } from '@/parts/session/useAttempt';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PasswordField } from '@/ui/fields/PasswordField';
import { askOnce } from '@/wiki/answers/askOnce';
import { confirmOwner } from './accountThunks';
import { ownerSentence } from './ownerSentence';

export interface LeaveDialogProps {
  /** False for accounts that only use Google. */
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

export function LeaveDialog({ hasPassword, onClose }: LeaveDialogProps) {
  const { t, dates } = useLanguage();
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [now] = useState(() => Date.now());
  const { busy, problem, run } = useAttempt(ownerSentence(hasPassword));
  const confirm = async () => {
    await dispatch(confirmOwner(hasPassword ? password : undefined));
    const { failed } = await dispatch(askOnce({ kind: 'leave' }));
    if (failed !== undefined) throw new BackendError(failed, 'The account is not going to be deleted');
  };
  return (
    <FormDialog
      danger
      focusField
      busy={busy}
      title={t(ownAccount.leaveTitle)}
      okLabel={t(ownAccount.leaveOk)}
      onOk={() => {
        if (!hasPassword || password !== '') run(confirm, onClose);
      }}
      onCancel={onClose}
    >
      <p>{t(ownAccount.leaveWhen, { day: dates.day(leavesAt(now)) ?? '', stay: t(ownAccount.stay) })}</p>
      <p>{t(ownAccount.leaveWhat)}</p>
      {hasPassword ? (
        <PasswordField
          label={t(ownAccount.leaveConfirm)}
          hint={t(ownAccount.leaveConfirmHint)}
          value={password}
          onChange={setPassword}
        />
      ) : (
        <p>{t(ownAccount.leaveWithGoogle)}</p>
      )}
      <FormError message={problem && t(problem)} />
    </FormDialog>
  );
}
