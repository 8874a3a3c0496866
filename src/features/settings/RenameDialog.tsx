import { useState } from 'react';
import { fields } from '@/language/en/fields';
import { login } from '@/language/en/login';
import { ownAccount } from '@/language/en/ownAccount';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { isAddress } from '@/model/names/defaultProfileName';
import { cleanPersonName, isProfileName } from '@/model/names/profileName';
import { limits } from '@/model/schema/limits';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { TextField } from '@/ui/fields/TextField';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { selectProfile } from '@/wiki/session/profileSelectors';

export function RenameDialog({ uid, onClose }: { readonly uid: string; readonly onClose: () => void }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => selectProfile(state, uid)?.name ?? '');
  const [typed, setTyped] = useState(known);
  const name = cleanPersonName(typed);
  const problem = problemOf(name, known);
  return (
    <FormDialog
      focusField
      title={t(ownAccount.renameTitle)}
      problem={problem && t(problem)}
      onOk={() => {
        dispatch(enqueue({ kind: 'saveProfile', name }));
        onClose();
      }}
      onCancel={onClose}
    >
      <TextField
        label={t(fields.name)}
        hint={t(ownAccount.renameHint)}
        value={typed}
        onChange={setTyped}
        autoComplete="name"
        maxLength={limits.profileName}
        required
      />
    </FormDialog>
  );
}

function problemOf(name: string, known: string): Text | undefined {
  if (name === known) return ownAccount.sameName;
  return isProfileName(name) && !isAddress(name) ? undefined : login.nameRefused;
}
