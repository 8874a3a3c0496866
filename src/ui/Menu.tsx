import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';
import { lazyPart } from './lazyPart';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect?: (() => void) | undefined;
  readonly to?: string | undefined;
  /** Opens another list. */
  readonly items?: readonly MenuItem[] | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly checked?: boolean | undefined;
}

export interface MenuProps extends ButtonLook {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly MenuItem[];
}

const popup = lazyPart<MenuProps>(() => import('./MenuPopup').then(({ MenuPopup }) => MenuPopup));

export const preloadMenus = popup.preload;

/** A button with a list of rare actions. The items are menu items, not buttons. */
export function Menu(props: MenuProps) {
  const { label, icon, variant = 'quiet', size } = props;
  const [used, setUsed] = useState(false);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setUsed(true);
  };
  const button = (
    <button
      type="button"
      className={buttonClass({ variant, size })}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void preloadMenus()}
      onFocus={() => void preloadMenus()}
      onKeyDown={openByArrow}
      onClick={() => setUsed(true)}
    >
      {icon}
      {label}
    </button>
  );
  return used ? <popup.Part {...props} fallback={button} /> : button;
}
