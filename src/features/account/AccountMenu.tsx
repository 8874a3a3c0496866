import { CircleUser, Monitor, Moon, Sun } from 'lucide-react';
import { selectTheme } from '@/features/preferences/preferencesSelectors';
import { themeChosen, type Theme } from '@/features/preferences/preferencesSlice';
import { selectUser } from '@/features/wiki/session/sessionSelectors';
import { SignOutButton } from '@/features/wiki/session/SignOutButton';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Avatar } from '@/ui/Avatar';
import { Menu } from '@/ui/Menu';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './AccountMenu.module.css';

/** Who is signed in, how the app looks, and the way out: at the end of the header. */
export function AccountMenu() {
  const user = useAppSelector(selectUser);
  const name = user?.name || user?.email;
  return (
    // Beside the links of a moderator there is little room.
    <div className={styles.account} data-narrow={user?.moderator || undefined}>
      {name && (
        <span className={styles.who} title={user?.email ?? undefined}>
          <Avatar name={name} />
          <VisuallyHidden>Signed in as </VisuallyHidden>
          <span className={styles.name}>{name}</span>
        </span>
      )}
      {user && !name && <CircleUser aria-label="Signed in" />}
      <ThemeMenu />
      {user && (
        <span className={styles.out}>
          <SignOutButton variant="quiet" size="sm" />
        </span>
      )}
    </div>
  );
}

const themes = [
  { theme: 'system', label: 'As the device', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const satisfies readonly { theme: Theme; label: string; Icon: unknown }[];

function ThemeMenu() {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const { Icon: ChosenIcon } = themes.find(({ theme }) => theme === chosen) ?? themes[0];
  return (
    <Menu
      label={<VisuallyHidden>Theme</VisuallyHidden>}
      icon={<ChosenIcon aria-hidden />}
      size="sm"
      items={themes.map(({ theme, label, Icon }) => ({
        label,
        icon: <Icon aria-hidden />,
        checked: theme === chosen,
        onSelect: () => dispatch(themeChosen(theme)),
      }))}
    />
  );
}
