import { CodeXml, Share2 } from 'lucide-react';
import { records } from '@/language/en/records';
import { sharing } from '@/language/en/sharing';
import { useLanguage } from '@/language/useLanguage';
import type { EmbedSubject } from '@/model/sharing/embeds';
import { useAppDispatch } from '@/store/typed';
import { Menu, type MenuProps } from '@/ui/Menu';
import { useSports } from '@/wiki/sports/useSports';
import { sharePage } from './ShareButton';
import { copyEmbed } from './copying';

interface ShareMenuProps {
  readonly title: string;
  readonly to: string;
  readonly embed: EmbedSubject;
  readonly name?: string;
  readonly more?: MenuProps['items'];
}

export function ShareMenu({ title, to, embed, name = title, more = [] }: ShareMenuProps) {
  const { t, code } = useLanguage();
  const dispatch = useAppDispatch();
  const sports = useSports();
  return (
    <Menu
      label={t(records.share)}
      icon={<Share2 />}
      variant="secondary"
      items={[
        {
          label: t(sharing.shareLink),
          icon: <Share2 />,
          onSelect: () => void dispatch(sharePage(title, to)),
        },
        {
          label: t(sharing.embed),
          icon: <CodeXml />,
          onSelect: () => void dispatch(copyEmbed({ subject: embed, language: code }, name, sports)),
        },
        ...more,
      ]}
    />
  );
}
