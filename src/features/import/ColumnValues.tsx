import { useMemo, useState } from 'react';
import { importing } from '@/language/en/importing';
import { words } from '@/language/en/words';
import type { Language } from '@/language/language';
import { useLanguage, useText } from '@/language/useLanguage';
import type { Table } from '@/model/importing/cells';
import type { ImportField } from '@/model/importing/columns';
import { codesOfField, isWinner, valuesIn, type ColumnValue } from '@/model/importing/values';
import { choiceAt, type Sport } from '@/model/sports';
import { choiceCodeName, codeName } from '@/parts/words/sportWords';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/fields/SelectField';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import type { ColumnsStepProps } from './ColumnsStep';
import { importFieldText } from './fieldTexts';
import look from '@/ui/words.module.css';
import styles from './Import.module.css';
import { forgetValue, rememberValue } from './importMemory';

export interface ColumnValuesProps extends Pick<ColumnsStepProps, 'sport' | 'form' | 'change' | 'remember'> {
  readonly table: Table;
}

export function ColumnValues({ sport, form, change, remember, table }: ColumnValuesProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const values = useMemo(
    () => valuesIn(table, form.mapping, form.values, sport),
    [table, form.mapping, form.values, sport],
  );
  if (values.length === 0) return null;
  const shown = values.filter(({ isRead, isChosen }) => all || !isRead || isChosen);
  const choose = ({ key, field }: ColumnValue, code: string | undefined) => {
    const others = Object.entries(form.values).filter(([each]) => each !== key);
    const chosen = Object.fromEntries(code === undefined ? others : [...others, [key, code]]);
    change((before) => ({ ...before, values: chosen }));
    // The next table may count its sides otherwise.
    if (isWinner(field)) return;
    remember((before) => (code === undefined ? forgetValue(before, key) : rememberValue(before, key, code)));
  };
  return (
    <Section title={t(importing.values)} count={values.length}>
      <Stack gap={3}>
        <p className={look.muted}>{t(shown.length === 0 ? importing.valuesRead : importing.valuesWhy)}</p>
        {shown.length > 0 && (
          <Panel>
            <div className={styles.columns}>
              {shown.map((value) => (
                <ValueField
                  key={value.key}
                  sport={sport}
                  value={value}
                  onChoose={(code) => choose(value, code)}
                />
              ))}
            </div>
          </Panel>
        )}
        {shown.length < values.length && (
          <div className={styles.actions}>
            <Button size="sm" onClick={() => setAll(true)}>
              {t(importing.showValues, { count: values.length - shown.length })}
            </Button>
          </div>
        )}
      </Stack>
    </Section>
  );
}

/** Stands for the empty code, because an empty option removes the choice. */
const nothing = 'nothing';

interface ValueFieldProps {
  readonly sport: Sport | undefined;
  readonly value: ColumnValue;
  readonly onChoose: (code: string | undefined) => void;
}

function ValueField({ sport, value: { field, text, code, isRead }, onChoose }: ValueFieldProps) {
  const language = useLanguage();
  const { t } = language;
  const codes = codesOfField(field, sport);
  const isCountry = field.endsWith('.country');
  const notUnderstood = isCountry ? importing.countryNotUnderstood : importing.notUnderstood;
  return (
    <SelectField
      label={t(importing.valueOf, { said: text, field: importFieldText(t, sport, field) })}
      value={code === '' ? nothing : code}
      emptyLabel={t(isRead ? importing.asWritten : notUnderstood)}
      options={[
        ...codes.map((each) => ({ value: each, label: codeLabel(language, sport, field, each) })),
        { value: nothing, label: t(importing.ignored) },
      ]}
      onChange={(chosen) => onChoose(chosen === nothing ? '' : chosen)}
    />
  );
}

const resultTexts = { w: importing.valueWon, l: importing.valueLost } as const;

function codeLabel(
  { t, country }: Language,
  sport: Sport | undefined,
  field: ImportField,
  code: string,
): string {
  if (field.endsWith('.country')) return country(code);
  if (field === 'player1.result')
    return code === 'w' || code === 'l' ? t(resultTexts[code]) : codeName(t, 'outcome', 'draw');
  if (field === 'loser') return codeName(t, 'winner', code);
  if (field === 'main') return t(code === 'yes' ? words.yes : words.no);
  const choice = choiceAt(sport, field);
  return choice === undefined ? codeName(t, field, code) : choiceCodeName(t, choice, code);
}
