import { ProfileName } from '@/parts/profiles/ProfileName';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { useAppDispatch } from '@/store/typed';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import type { BanDialogProps } from './BanDialog';

export function ResetNameDialog({ uid, onClose }: BanDialogProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const reset = () => {
    dispatch(enqueue({ kind: 'resetProfile', uid }));
    onClose();
  };
  return (
    <FormDialog
      open
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
