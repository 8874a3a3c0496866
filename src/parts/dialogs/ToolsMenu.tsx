import { Ellipsis } from 'lucide-react';
import { editButtons } from '@/language/en/editButtons';
import { useText } from '@/language/useLanguage';
import { Menu, type MenuProps } from '@/ui/Menu';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

export function ToolsMenu({ items }: Pick<MenuProps, 'items'>) {
  const t = useText();
  if (!items.some(Boolean)) return undefined;
  return (
    <Menu
      label={<VisuallyHidden>{t(editButtons.tools)}</VisuallyHidden>}
      icon={<Ellipsis />}
      variant="secondary"
      items={items}
    />
  );
}
