import type { PreferencesState } from '@/wiki/preferences/preferencesSlice';
import { roles, type Role } from '@/wiki/session/role';
import { languageCodes } from '@/language/languages';
import { keepItem, readItem } from '@/lib/browserParts';

/**
 * The look of the page before anything else is known: of the preferences, and as whose page the frame is laid out. A result
 * that is to be hidden must be so from the first paint.
 */
export type Look = Pick<PreferencesState, 'theme' | 'language' | 'hides'> & { readonly role: Role };

const key = 'armwiki-look';
const themes = ['system', 'light', 'dark'] as const satisfies readonly Look['theme'][];
const languages = ['system', ...languageCodes] as const satisfies readonly Look['language'][];
const spans = ['none', 'week', 'month', 'all'] as const satisfies readonly Look['hides'][];

/**
 * The look that the device remembers, as far as it can be read. redux-persist keeps the preferences themselves, but answers
 * only after the first paint.
 */
export function readLook(): Partial<Look> {
  const [storedTheme, storedLanguage, storedRole, storedHides] = (readItem('local', key) ?? '').split(' ');
  const theme = themes.find((each) => each === storedTheme);
  const language = languages.find((each) => each === storedLanguage);
  const role = roles.find((each) => each === storedRole);
  const hides = spans.find((each) => each === storedHides);
  return {
    ...(theme && { theme }),
    ...(language && { language }),
    ...(role && { role }),
    ...(hides && { hides }),
  };
}

/** Remembers the look for the next start. The preferences are kept elsewhere: without it only the first paint is another. */
export function keepLook({ theme, language, role, hides }: Look): void {
  keepItem('local', key, [theme, language, role, ...(hides === 'none' ? [] : [hides])].join(' '));
}
