import { Ban, Eraser, UserRound } from 'lucide-react';
import { useState } from 'react';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Menu } from '@/ui/Menu';
import { BanDialog } from './BanDialog';
import { ResetNameDialog } from './ResetNameDialog';

export function AuthorMenu({ uid }: { readonly uid: string }) {
  const t = useText();
  const own = useAppSelector(selectUid) === uid;
  const [banning, setBanning] = useState(false);
  const [resetting, setResetting] = useState(false);
  if (own) return null;
  return (
    <>
      <Menu
        label={t(moderation.author)}
        icon={<UserRound aria-hidden />}
        items={[
          {
            label: t(moderation.resetMenu),
            icon: <Eraser aria-hidden />,
            onSelect: () => setResetting(true),
          },
          {
            label: t(moderation.banMenu),
            icon: <Ban aria-hidden />,
            danger: true,
            onSelect: () => setBanning(true),
          },
        ]}
      />
      {resetting && <ResetNameDialog uid={uid} onClose={() => setResetting(false)} />}
      {banning && <BanDialog uid={uid} onClose={() => setBanning(false)} />}
    </>
  );
}
