import type { PreferencesState } from '@/wiki/preferences/preferencesSlice';
import { roles, type Role } from '@/wiki/session/role';
import { languageCodes } from '@/language/languages';
import { keepItem, readItem } from '@/lib/browserParts';

/**
 * What the first paint needs before anything else is loaded: some preferences and the role of the frame.
 * Hidden results must be hidden from the first paint.
 */
export type Look = Pick<PreferencesState, 'theme' | 'language' | 'hides'> & { readonly role: Role };

const key = 'armwiki-look';
const themes = ['system', 'light', 'dark'] as const satisfies readonly Look['theme'][];
const languages = ['system', ...languageCodes] as const satisfies readonly Look['language'][];
const spans = ['none', 'week', 'month', 'all'] as const satisfies readonly Look['hides'][];

/**
 * The stored look, as far as it is readable. redux-persist stores the preferences too, but restores them only
 * after the first paint.
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

export function keepLook({ theme, language, role, hides }: Look): void {
  keepItem('local', key, [theme, language, role, ...(hides === 'none' ? [] : [hides])].join(' '));
}
