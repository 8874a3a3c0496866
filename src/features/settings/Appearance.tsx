import { selectLanguage, selectTheme, selectWeightUnit } from '@/wiki/preferences/preferencesSelectors';
import { languageChosen, themeChosen, themes, weightUnitChosen } from '@/wiki/preferences/preferencesSlice';
import { spoilers } from '@/language/en/spoilers';
import { account } from '@/language/en/account';
import { weightUnits } from '@/language/language';
import { languageCodes, languages } from '@/language/languages';
import { useText } from '@/language/useLanguage';
import { hiddenSpans } from '@/model/matches/spoilers';
import { selectHiddenSpan } from '@/wiki/spoilers/spoilersSelectors';
import { hideResults } from '@/wiki/spoilers/spoilersThunks';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './Appearance.module.css';

export function Appearance() {
  return (
    <div className={styles.fields}>
      <ThemeField />
      <LanguageField />
      <WeightUnitField />
      <HiddenResultsField />
    </div>
  );
}

const themeTexts = {
  system: account.themeSystem,
  light: account.themeLight,
  dark: account.themeDark,
} as const;

function ThemeField() {
  const t = useText();
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectTheme);
  return (
    <SelectField
      label={t(account.theme)}
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
      label={t(account.language)}
      value={chosen}
      options={[
        { value: 'system', label: t(account.languageSystem) },
        ...languageCodes.map((code) => ({ value: code, label: languages[code].name })),
      ]}
      onChange={(value) => {
        const language = (['system', ...languageCodes] as const).find((each) => each === value);
        if (language !== undefined) dispatch(languageChosen(language));
      }}
    />
  );
}

const unitTexts = { kg: account.kilograms, lb: account.pounds } as const;

function WeightUnitField() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <SelectField
      label={t(account.weightUnit)}
      value={useAppSelector(selectWeightUnit)}
      options={weightUnits.map((unit) => ({ value: unit, label: t(unitTexts[unit]) }))}
      onChange={(value) => {
        const unit = weightUnits.find((each) => each === value);
        if (unit !== undefined) dispatch(weightUnitChosen(unit));
      }}
    />
  );
}

const spanTexts = {
  none: spoilers.ofNone,
  week: spoilers.ofWeek,
  month: spoilers.ofMonth,
  all: spoilers.ofAll,
} as const;

function HiddenResultsField() {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <SelectField
      label={t(spoilers.hide)}
      hint={t(spoilers.hint)}
      value={useAppSelector(selectHiddenSpan)}
      options={hiddenSpans.map((span) => ({ value: span, label: t(spanTexts[span]) }))}
      onChange={(value) => {
        const span = hiddenSpans.find((each) => each === value);
        if (span !== undefined) dispatch(hideResults(span));
      }}
    />
  );
}
