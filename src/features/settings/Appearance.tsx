import { selectLanguage, selectTheme, selectWeightUnit } from '@/wiki/preferences/preferencesSelectors';
import { languageChosen, themeChosen, themes, weightUnitChosen } from '@/wiki/preferences/preferencesSlice';
import { spoilers } from '@/language/en/spoilers';
import { account } from '@/language/en/account';
import { weightUnits } from '@/language/language';
import { languageCodes, languages } from '@/language/languages';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { hiddenSpans } from '@/model/matches/spoilers';
import { selectHiddenSpan } from '@/wiki/spoilers/spoilersSelectors';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './Appearance.module.css';

const themeTexts = {
  system: account.themeSystem,
  light: account.themeLight,
  dark: account.themeDark,
} as const;

const unitTexts = { kg: account.kilograms, lb: account.pounds } as const;

const spanTexts = {
  none: spoilers.ofNone,
  week: spoilers.ofWeek,
  month: spoilers.ofMonth,
  all: spoilers.ofAll,
} as const;

export function Appearance() {
  const t = useText();
  const dispatch = useAppDispatch();
  const choices = <T extends string>(values: readonly T[], texts: Readonly<Record<T, Text>>) =>
    values.map((value) => ({ value, label: t(texts[value]) }));
  return (
    <div className={styles.fields}>
      <SelectField
        label={t(account.theme)}
        value={useAppSelector(selectTheme)}
        options={choices(themes, themeTexts)}
        onChange={(theme) => theme && dispatch(themeChosen(theme))}
      />
      <SelectField
        label={t(account.language)}
        value={useAppSelector(selectLanguage)}
        options={[
          { value: 'system' as const, label: t(account.languageSystem) },
          ...languageCodes.map((value) => ({ value, label: languages[value].name })),
        ]}
        onChange={(language) => language && dispatch(languageChosen(language))}
      />
      <SelectField
        label={t(account.weightUnit)}
        value={useAppSelector(selectWeightUnit)}
        options={choices(weightUnits, unitTexts)}
        onChange={(unit) => unit && dispatch(weightUnitChosen(unit))}
      />
      <SelectField
        label={t(spoilers.hide)}
        hint={t(spoilers.hint)}
        value={useAppSelector(selectHiddenSpan)}
        options={choices(hiddenSpans, spanTexts)}
        onChange={(span) => span && dispatch(hideResults(span))}
      />
    </div>
  );
}
