import { CodeXml, Share2 } from 'lucide-react';
import { records } from '@/language/en/records';
import { sharing } from '@/language/en/sharing';
import { useLanguage } from '@/language/useLanguage';
import type { EmbedSubject } from '@/model/sharing/embeds';
import { useAppDispatch } from '@/store/typed';
import { Menu } from '@/ui/Menu';
import { useSports } from '@/wiki/sports/useSports';
import { sharePage } from './ShareButton';
import { copyEmbed } from './copying';

interface ShareMenuProps {
  readonly title: string;
  readonly to: string;
  readonly embed: EmbedSubject;
}

export function ShareMenu({ title, to, embed }: ShareMenuProps) {
  const { t, code } = useLanguage();
  const dispatch = useAppDispatch();
  const sports = useSports();
  return (
    <Menu
      label={t(records.share)}
      icon={<Share2 aria-hidden />}
      variant="secondary"
      size="sm"
      items={[
        {
          label: t(sharing.shareLink),
          icon: <Share2 aria-hidden />,
          onSelect: () => void dispatch(sharePage(title, to)),
        },
        {
          label: t(sharing.embed),
          icon: <CodeXml aria-hidden />,
          onSelect: () => void dispatch(copyEmbed({ subject: embed, language: code }, title, sports)),
        },
      ]}
    />
  );
}
