import { Languages } from 'lucide-react';
import { account } from '@/language/en/account';
import { languageCodes, languages } from '@/language/languages';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Menu } from '@/ui/Menu';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { selectLanguage } from '@/wiki/preferences/preferencesSelectors';
import { languageChosen } from '@/wiki/preferences/preferencesSlice';

/**
 * Chooses the language of the interface. Each language is listed in its own words, for readers who do not
 * understand the current one.
 */
export function LanguageMenu() {
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
