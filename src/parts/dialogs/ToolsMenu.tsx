import { Ellipsis } from 'lucide-react';
import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { Menu, type MenuProps } from '@/ui/Menu';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export function ToolsMenu({ items }: Pick<MenuProps, 'items'>) {
  const t = useText();
  if (!items.some(Boolean)) return undefined;
  return (
    <Menu
      label={<VisuallyHidden>{t(editing.tools)}</VisuallyHidden>}
      icon={<Ellipsis />}
      variant="secondary"
      items={items}
    />
  );
}
