import { Ban, Eraser, UserRound } from 'lucide-react';
import { useState } from 'react';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { Menu } from '@/ui/Menu';
import { enqueue } from '@/wiki/outbox/outboxThunks';
import { BanDialog } from './BanDialog';

export function AuthorMenu({ uid }: { readonly uid: string }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const dialogs = useDialogs();
  const own = useAppSelector(selectUid) === uid;
  const [banning, setBanning] = useState(false);
  if (own) return null;
  const resetName = async () => {
    const sure = await dialogs.confirm({
      title: <Rich text={moderation.resetTitle} values={{ name: <ProfileName uid={uid} /> }} />,
      body: <p>{t(moderation.resetBody)}</p>,
      okLabel: t(moderation.reset),
      danger: true,
    });
    if (sure) dispatch(enqueue({ kind: 'resetProfile', uid }));
  };
  return (
    <>
      <Menu
        label={t(moderation.author)}
        icon={<UserRound />}
        items={[
          {
            label: t(moderation.resetMenu),
            icon: <Eraser />,
            onSelect: () => void resetName(),
          },
          {
            label: t(moderation.banMenu),
            icon: <Ban />,
            danger: true,
            onSelect: () => setBanning(true),
          },
        ]}
      />
      {banning && <BanDialog uid={uid} onClose={() => setBanning(false)} />}
    </>
  );
}
