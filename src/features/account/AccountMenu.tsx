import { CircleUser, Monitor, Moon, Settings, Sun, Languages } from 'lucide-react';
import { selectTheme, selectLanguage } from '@/wiki/preferences/preferencesSelectors';
import { themeChosen, type Theme, languageChosen } from '@/wiki/preferences/preferencesSlice';
import { selectLikelyRole, selectUser } from '@/wiki/session/sessionSelectors';
import { selectWaitingCount } from '@/wiki/outbox/outboxSelectors';
import { OutboxBadge } from '@/parts/outbox/OutboxBadge';
import { SignOutButton } from '@/parts/session/SignOutButton';
import { account } from '@/language/en/account';
import { Rich } from '@/language/Rich';
import type { Text } from '@/language/text';
import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Avatar } from '@/ui/Avatar';
import { ButtonLink } from '@/ui/ButtonLink';
import { Menu } from '@/ui/Menu';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './AccountMenu.module.css';
import { languageCodes, languages } from '@/language/languages';

export function AccountMenu() {
  const t = useText();
  const user = useAppSelector(selectUser);
  const waiting = useAppSelector((state) => selectWaitingCount(state) > 0);
  const role = useAppSelector(selectLikelyRole);
  const name = user?.name || user?.email;
  return (
    <div
      className={styles.account}
      data-narrow={role === 'moderator' || waiting || undefined}
      data-waiting={waiting || undefined}
    >
      {/* A placeholder keeps the room until the user is restored. */}
      {!user && role !== 'visitor' && (
        <span className={styles.who} aria-hidden>
          <Avatar name="" />
        </span>
      )}
      {name && (
        <span className={styles.who} title={user?.email ?? undefined}>
          <Avatar name={name} />
          <Rich
            text={account.signedInAs}
            values={{ name: <span className={styles.name}>{name}</span> }}
            tags={{ hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
          />
        </span>
      )}
      {user && !name && <CircleUser aria-label={t(account.signedIn)} />}
      <OutboxBadge />
      <span className={styles.looks}>
        <LanguageMenu />
        <ThemeMenu />
      </span>
      <ButtonLink
        to={path('settings')}
        variant="quiet"
        size="sm"
        icon={<Settings />}
        aria-label={t(titles.settings)}
      />
      {role !== 'visitor' && (
        <span className={styles.out}>
          <SignOutButton variant="quiet" size="sm" />
        </span>
      )}
    </div>
  );
}

const themes = [
  { theme: 'system', label: account.themeSystem, Icon: Monitor },
  { theme: 'light', label: account.themeLight, Icon: Sun },
  { theme: 'dark', label: account.themeDark, Icon: Moon },
] as const satisfies readonly { theme: Theme; label: Text; Icon: unknown }[];

function ThemeMenu() {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  const { Icon: ChosenIcon } = themes.find(({ theme }) => theme === chosen) ?? themes[0];
  return (
    <Menu
      label={<VisuallyHidden>{t(account.theme)}</VisuallyHidden>}
      icon={<ChosenIcon />}
      items={themes.map(({ theme, label, Icon }) => ({
        label: t(label),
        icon: <Icon />,
        checked: theme === chosen,
        onSelect: () => dispatch(themeChosen(theme)),
      }))}
    />
  );
}

/**
 * Chooses the language of the interface. Each language is listed in its own words, for readers who do not
 * understand the current one.
 */
function LanguageMenu() {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectLanguage);
  return (
    <Menu
      label={<VisuallyHidden>{t(account.language)}</VisuallyHidden>}
      icon={<Languages />}
      items={[
        { code: 'system' as const, label: t(account.languageSystem) },
        ...languageCodes.map((code) => ({ code, label: languages[code].name })),
      ].map(({ code, label }) => ({
        label,
        checked: code === chosen,
        onSelect: () => dispatch(languageChosen(code)),
      }))}
    />
  );
}
