import { selectLanguage, selectTheme } from '@/wiki/preferences/preferencesSelectors';
import { languageChosen, themeChosen, themes } from '@/wiki/preferences/preferencesSlice';
import { preferences } from '@/language/en/preferences';
import { languageCodes, languages } from '@/language/languages';
import { useText } from '@/language/useLanguage';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './Appearance.module.css';

/** Theme and language. On a phone the header has no room for them, so here they can always be chosen. */
export function Appearance() {
  return (
    <div className={styles.fields}>
      <ThemeField />
      <LanguageField />
    </div>
  );
}

const themeTexts = {
  system: preferences.themeSystem,
  light: preferences.themeLight,
  dark: preferences.themeDark,
} as const;

function ThemeField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  return (
    <SelectField
      label={t(preferences.theme)}
      value={chosen}
      options={themes.map((theme) => ({ value: theme, label: t(themeTexts[theme]) }))}
      onChange={(value) => {
        const theme = themes.find((each) => each === value);
        if (theme !== undefined) dispatch(themeChosen(theme));
      }}
    />
  );
}

function LanguageField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectLanguage);
  return (
    <SelectField
      label={t(preferences.language)}
      value={chosen}
      options={[
        { value: 'system', label: t(preferences.languageSystem) },
        ...languageCodes.map((code) => ({ value: code, label: languages[code].name })),
      ]}
      onChange={(value) => {
        const language = (['system', ...languageCodes] as const).find((each) => each === value);
        if (language !== undefined) dispatch(languageChosen(language));
      }}
    />
  );
}
