import { ProfileName } from '@/parts/profiles/ProfileName';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import type { BanDialogProps } from './BanDialog';
import { resetName } from '../proposal/moderationThunks';

export function ResetNameDialog({ uid, onClose }: BanDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const reset = () => {
    dispatch(resetName(uid));
    onClose();
  };
  return (
    <FormDialog
      danger
      title={<Rich text={moderation.resetTitle} values={{ name: <ProfileName uid={uid} /> }} />}
      okLabel={t(moderation.reset)}
      onOk={reset}
      onCancel={onClose}
    >
      <p>{t(moderation.resetBody)}</p>
    </FormDialog>
  );
}
