import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
import { AppLink } from './AppLink';
import { buttonClass } from './buttonClass';
import { cx } from './cx';
import type { MenuItem, MenuProps } from './Menu';
import styles from './Popup.module.css';

export function MenuPopup({ label, icon, items, variant = 'quiet' }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    // The pressed button has been replaced. Pressing this one opens the menu with the focus on its first
    // item.
    trigger.current?.focus();
    trigger.current?.click();
  }, []);
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={trigger} className={buttonClass({ variant, size: 'sm' })}>
        {icon}
        {label}
      </Base.Trigger>
      <Items items={items} align="end" />
    </Base.Root>
  );
}

function Items({ items, align }: Pick<MenuProps, 'items'> & { readonly align: 'start' | 'end' }) {
  return (
    <Base.Portal>
      <Base.Positioner align={align} sideOffset={6} className={styles.positioner}>
        <Base.Popup className={styles.popup}>
          {items.map((item) => item && <Item key={item.label} item={item} />)}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const t = useText();
  const className = cx(styles.item, item.danger && styles.danger);
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.checked && <Check aria-label={t(ui.current)} className={styles.end} />}
    </>
  );
  if (item.items !== undefined)
    return (
      <Base.SubmenuRoot>
        <Base.SubmenuTrigger className={className} disabled={item.disabled}>
          {content}
          <ChevronRight className={styles.end} />
        </Base.SubmenuTrigger>
        <Items items={item.items} align="start" />
      </Base.SubmenuRoot>
    );
  if (item.to !== undefined)
    return (
      <Base.LinkItem className={className} render={<AppLink to={item.to} />} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  return (
    <Base.Item className={className} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Base.Item>
  );
}
