import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';
import { lazyPart } from './lazyPart';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect?: (() => void) | undefined;
  readonly to?: string | undefined;
  readonly items?: MenuProps['items'] | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly checked?: boolean | undefined;
}

export interface MenuProps extends Pick<ButtonLook, 'variant'> {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly items: readonly (MenuItem | false)[];
}

const popup = lazyPart(() => import('./MenuPopup'), 'MenuPopup');

export const preloadMenus = popup.preload;

/** A button with a list of rare actions. The items are menu items, not buttons. */
export function Menu(props: MenuProps) {
  return (
    <MenuButton
      {...props}
      preload={preloadMenus}
      menu={(button) => <popup.Part {...props} fallback={button} />}
    />
  );
}

interface MenuButtonProps extends Omit<MenuProps, 'items'> {
  /** Loads the menu's code, on a sign that it will be used. */
  readonly preload: () => Promise<void>;
  /** The open menu; `button` takes its place until it is loaded. */
  readonly menu: (button: ReactNode) => ReactNode;
}

/** A button whose menu replaces it on first use. For a menu whose items have code of their own. */
export function MenuButton({ label, icon, variant = 'quiet', preload, menu }: MenuButtonProps) {
  const [used, setUsed] = useState(false);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setUsed(true);
  };
  const button = (
    <button
      type="button"
      className={buttonClass({ variant, size: 'sm' })}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void preload()}
      onFocus={() => void preload()}
      onKeyDown={openByArrow}
      onClick={() => setUsed(true)}
    >
      {icon}
      {label}
    </button>
  );
  return used ? menu(button) : button;
}
