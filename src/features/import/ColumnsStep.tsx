import { importing } from '@/language/en/importing';
import type { Text } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { eventFields, missingColumns, type ImportField, type MissingColumn } from '@/model/importing/columns';
import type { DayOrder } from '@/model/days/numberedDays';
import { isAmbiguousDay, readDays } from '@/model/importing/days';
import { linesAbove } from '@/model/importing/readTable';
import type { Table } from '@/model/importing/cells';
import type { Sport } from '@/model/sports';
import { codeName } from '@/parts/words/sportWords';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { ColumnValues } from './ColumnValues';
import { importFieldText } from './fieldTexts';
import look from '@/ui/words.module.css';
import styles from './Import.module.css';
import { fieldsFor, type ImportForm } from './importForm';
import type { ChangeForm } from './ImportEditor';
import { rememberColumn, type ImportMemory } from './importMemory';
import type { ReadTable } from './useTable';

export interface ColumnsStepProps {
  readonly sport: Sport | undefined;
  readonly form: ImportForm;
  readonly change: ChangeForm;
  readonly read: ReadTable;
  readonly hasEvent: boolean;
  readonly remember: (edit: (before: ImportMemory) => ImportMemory) => void;
}

export function ColumnsStep({ sport, form, change, read, hasEvent, remember }: ColumnsStepProps) {
  const t = useText();
  const { table, orders, dayOrder } = read;
  const missing = missingColumns(form.mapping, hasEvent, Boolean(form.one?.trim()));
  const lack = lackOf(missing, orders.length > 0 && dayOrder === undefined);
  const choose = (at: number, field: ImportField | undefined) => {
    change((before) => ({ ...before, mapping: mappingWith(before.mapping, at, field) }));
    remember((before) => rememberColumn(before, table.head, { at, field: field ?? '' }));
  };
  return (
    <div className={styles.form}>
      <Section title={t(importing.stepColumns)} count={table.head.length}>
        <Stack gap={3}>
          <p className={look.muted}>{t(importing.columnsWhy)}</p>
          <LinesAbove table={table} sport={sport} />
          <Panel>
            <ColumnFields
              table={table}
              sport={sport}
              mapping={form.mapping}
              fields={fieldsFor(sport, hasEvent)}
              onChoose={choose}
            />
          </Panel>
        </Stack>
      </Section>
      <ColumnValues sport={sport} form={form} change={change} remember={remember} table={table} />
      <div className={styles.questions}>
        <OnePlayerField form={form} change={change} hasEvent={hasEvent} />
        {orders.length > 0 && <DayOrderField form={form} change={change} read={read} />}
        <SelectField
          label={t(importing.genderOfRest)}
          value={form.gender}
          emptyLabel={t(importing.askLater)}
          options={(['M', 'W', '-'] as const).map((value) => ({
            value,
            label: codeName(t, 'gender', value),
          }))}
          onChange={(value) => change((before) => ({ ...before, gender: value }))}
        />
      </div>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={lack !== undefined}
          onClick={() => change((before) => ({ ...before, step: 'names' }))}
        >
          {t(importing.toNames)}
        </Button>
        <p role="status" className={look.muted}>
          {lack && t(lack)}
        </p>
      </div>
    </div>
  );
}

function LinesAbove({ table, sport }: Pick<ColumnsStepProps, 'sport'> & { readonly table: Table }) {
  const t = useText();
  const lines = linesAbove(table, sport);
  if (lines.length === 0) return null;
  return (
    <ul className={look.muted}>
      {lines.map(({ text, facts }, at) => (
        <li key={at}>
          {facts === undefined ? <s>{text}</s> : text}{' '}
          {t(facts === undefined ? importing.aboveLeft : importing.aboveRead)}
        </li>
      ))}
    </ul>
  );
}

function OnePlayerField({ form, change, hasEvent }: Pick<ColumnsStepProps, 'form' | 'change' | 'hasEvent'>) {
  const t = useText();
  const lacksPlayers = (hasOne: boolean) =>
    missingColumns(form.mapping, hasEvent, hasOne).includes('players');
  if (!lacksPlayers(false) || lacksPlayers(true)) return null;
  return (
    <TextField
      label={t(importing.onePlayer)}
      value={form.one ?? ''}
      onChange={(one) => change((before) => ({ ...before, one }))}
    />
  );
}

function mappingWith(
  mapping: ImportForm['mapping'],
  at: number,
  field: ImportField | undefined,
): ImportForm['mapping'] {
  const others = Object.entries(mapping).filter(([place, other]) => place !== String(at) && other !== field);
  return Object.fromEntries(field === undefined ? others : [...others, [String(at), field]]);
}

function lackOf(missing: readonly MissingColumn[], needsOrder: boolean): Text | undefined {
  if (missing.includes('players')) return importing.needsPlayers;
  if (missing.includes('event')) return importing.needsEvent;
  return needsOrder ? importing.needsOrder : undefined;
}

interface ColumnFieldsProps {
  readonly table: Table;
  readonly sport: Sport | undefined;
  readonly mapping: ImportForm['mapping'];
  readonly fields: readonly ImportField[];
  readonly onChoose: (at: number, field: ImportField | undefined) => void;
}

function ColumnFields({ table, sport, mapping, fields, onChoose }: ColumnFieldsProps) {
  const t = useText();
  const options = fields.map((field) => ({ value: field, label: importFieldText(t, sport, field) }));
  return (
    <div className={styles.columns}>
      {table.head.map((heading, at) => (
        // A column that is left out is struck out at its heading, and not in each row.
        <div key={at} data-left-out={mapping[String(at)] === undefined || undefined}>
          <SelectField
            label={heading === '' ? t(importing.column, { number: at + 1 }) : heading}
            hint={examplesOf(table, at).join(' · ')}
            value={mapping[String(at)]}
            emptyLabel={t(importing.ignored)}
            options={options}
            onChange={(value) =>
              onChoose(
                at,
                fields.find((field) => field === value),
              )
            }
          />
        </div>
      ))}
    </div>
  );
}

function examplesOf({ rows }: Table, at: number): readonly string[] {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const text = (cells[at] ?? '').trim();
    if (text !== '') found.add(text.length > 40 ? `${text.slice(0, 40)}…` : text);
    if (found.size === 3) break;
  }
  return [...found];
}

const orderTexts = {
  dayFirst: importing.dayFirst,
  monthFirst: importing.monthFirst,
  yearFirst: importing.yearFirst,
} as const satisfies Record<DayOrder, Text>;

function DayOrderField({
  form,
  change,
  read: { table, orders, dayOrder },
}: Pick<ColumnsStepProps, 'form' | 'change' | 'read'>) {
  const t = useText();
  const { dates } = useLanguage();
  const columns = Object.entries(form.mapping)
    .filter(([, field]) => field === 'date' || eventFields.includes(field))
    .map(([at]) => Number(at));
  const example =
    table.rows.flatMap(({ cells }) => columns.map((at) => cells[at] ?? '')).find(isAmbiguousDay) ?? '';
  const options = orders.flatMap((value) => {
    const read = readDays(example, value);
    if (typeof read === 'string') return [];
    return { value, label: t(orderTexts[value], { day: dates.day(read.date) ?? read.date }) };
  });
  return (
    <SelectField
      label={t(importing.dayOrder, { example })}
      value={dayOrder}
      options={options}
      onChange={(value) =>
        change((before) => ({ ...before, dayOrder: options.find((each) => each.value === value)?.value }))
      }
    />
  );
}
