import { useState } from 'react';
import { ownAccount } from '@/language/en/ownAccount';
import { useText } from '@/language/useLanguage';
import { FormError } from '@/parts/forms/FormError';
import { useAttempt } from '@/parts/session/useAttempt';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PasswordField } from '@/ui/fields/PasswordField';
import { changePassword } from './accountThunks';
import { ownerSentence } from './ownerSentence';

export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { busy, problem, run } = useAttempt(ownerSentence(true));
  return (
    <FormDialog
      focusField
      busy={busy}
      title={t(ownAccount.passwordTitle)}
      onOk={() => {
        if (current !== '' && next !== '') run(() => dispatch(changePassword(current, next)), onClose);
      }}
      onCancel={onClose}
    >
      <PasswordField label={t(ownAccount.currentPassword)} value={current} onChange={setCurrent} />
      <PasswordField
        label={t(ownAccount.newPassword)}
        hint={t(ownAccount.newPasswordHint)}
        autoComplete="new-password"
        value={next}
        onChange={setNext}
      />
      <FormError message={problem && t(problem)} />
    </FormDialog>
  );
}
