import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass, type ButtonLook } from './buttonClass';
import { cx } from './cx';
import styles from './Popup.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  /** What choosing does; or `to`, where it leads. */
  readonly onSelect?: (() => void) | undefined;
  readonly to?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The one of several that holds now. */
  readonly checked?: boolean | undefined;
}

export interface MenuProps extends ButtonLook {
  /** Name of the button that opens the menu, shown beside `icon`. */
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
}

/** A button that opens a list of things to do, for what is done seldom: items are menu items, not buttons. */
export function Menu({ label, icon, items, variant = 'quiet', size }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={buttonClass({ variant, size })}>
        {icon}
        {label}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            {items.map((item) => (
              <Item key={item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ item }: { readonly item: MenuItem }) {
  const className = cx(styles.item, item.danger && styles.danger);
  const content = (
    <>
      {item.icon}
      {item.label}
      {item.checked && <Check aria-label="current" className={styles.end} />}
    </>
  );
  if (item.to !== undefined)
    return (
      <Base.LinkItem className={className} render={<Link to={item.to} />} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  return (
    <Base.Item className={className} disabled={item.disabled} onClick={item.onSelect}>
      {content}
    </Base.Item>
  );
}
