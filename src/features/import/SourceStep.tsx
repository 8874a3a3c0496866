import { useState } from 'react';
import { importing } from '@/language/en/importing';
import type { Translate } from '@/language/language';
import type { Text } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import { tableLimits } from '@/model/importing/tableOf';
import { FormError } from '@/parts/forms/FormError';
import { Button } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import look from '@/ui/words.module.css';
import styles from './Import.module.css';
import type { ImportForm } from './importForm';
import type { ChangeForm } from './ImportEditor';
import { encodings } from './read/guessEncoding';
import type { SourceProblem } from './read/readSource';
import { separators, type Separator } from './read/separators';
import type { SourceReading } from './useSource';

const problemTexts = {
  empty: importing.problemEmpty,
  tooBig: importing.problemTooBig,
  oldWorkbook: importing.problemOldWorkbook,
  binaryWorkbook: importing.problemBinaryWorkbook,
  protected: importing.problemProtected,
  libreOffice: importing.problemLibreOffice,
  numbers: importing.problemNumbers,
  pdf: importing.problemPdf,
  textDocument: importing.problemTextDocument,
  archive: importing.problemArchive,
  picture: importing.problemPicture,
  webPage: importing.problemWebPage,
  link: importing.problemLink,
  otherTable: importing.problemOtherTable,
  broken: importing.problemBroken,
  noTable: importing.problemNoTable,
} as const satisfies Record<Exclude<SourceProblem, 'tooLong' | 'tooWide'>, Text>;

const separatorTexts = {
  '\t': importing.separatorTab,
  ';': importing.separatorSemicolon,
  '|': importing.separatorBar,
  ',': importing.separatorComma,
} as const satisfies Record<Separator, Text>;

export interface SourceStepProps {
  readonly form: ImportForm;
  readonly change: ChangeForm;
  readonly source: SourceReading;
  readonly onDiscard: () => void;
}

export function SourceStep({ form, change, source, onDiscard }: SourceStepProps) {
  const t = useText();
  const [text, setText] = useState('');
  const { isReading, problem } = source;
  return (
    <Section title={t(importing.stepSource)}>
      <Panel>
        <Stack>
          <p className={look.muted}>{t(importing.sourceWhy)}</p>
          <div>
            <FileButton
              label={t(importing.chooseFile)}
              // Files of other kinds can be chosen too, because the page says what to do with them.
              accept=".xlsx,.csv,.tsv,.txt,.json,.xls,.ods,.numbers,.html,.pdf,text/csv,application/json"
              onFile={(chosen) => void source.readFile(chosen)}
            />
            <p className={look.muted}>{t(importing.fileHint)}</p>
          </div>
          <TextAreaField
            label={t(importing.paste)}
            hint={t(importing.pasteHint)}
            rows={5}
            value={text}
            maxLength={tableLimits.characters}
            onChange={setText}
          />
          <div className={styles.actions}>
            <Button
              variant="primary"
              busy={isReading}
              disabled={text.trim() === ''}
              onClick={() => void source.readText(text)}
            >
              {t(importing.read)}
            </Button>
          </div>
          <p role="status">{isReading ? t(importing.reading) : ''}</p>
          <FormError message={problem && problemText(t, problem)} />
          <FileChoices source={source} />
          {form.lines.length > 0 && (
            <ReadTable
              form={form}
              onNext={() => change((before) => ({ ...before, step: 'columns' }))}
              onDiscard={onDiscard}
            />
          )}
        </Stack>
      </Panel>
    </Section>
  );
}

function problemText(t: Translate, problem: SourceProblem): string {
  if (problem === 'tooLong') return t(importing.problemTooLong, { most: tableLimits.rows });
  if (problem === 'tooWide') return t(importing.problemTooWide, { most: tableLimits.columns });
  return t(problemTexts[problem]);
}

/**
 * Asks for the sheet of a workbook, for the encoding of a text if the bytes leave it open, and for what divides
 * its cells.
 */
function FileChoices({ source: { file, chooseSheet, choose } }: Pick<SourceStepProps, 'source'>) {
  const { t, list } = useLanguage();
  if (file === undefined) return null;
  const { sheets, left = [], encoding, separator } = file.source;
  return (
    <>
      {left.length > 0 && (
        <p role="status" className={styles.warning}>
          {t(importing.sheetsLeft, { names: list(left) })}
        </p>
      )}
      {sheets.length > 1 && (
        <SelectField
          label={t(importing.sheet)}
          value={String(file.sheet)}
          options={sheets.map(({ name }, at) => ({
            value: String(at),
            label: name || t(importing.allSheets),
          }))}
          onChange={(at) => at !== undefined && chooseSheet(Number(at))}
        />
      )}
      {encoding !== undefined && (
        <SelectField
          label={t(importing.encoding)}
          hint={t(importing.encodingWhy)}
          value={encoding}
          options={encodings.map((each) => ({ value: each, label: each.toUpperCase() }))}
          onChange={(value) => {
            const chosen = encodings.find((each) => each === value);
            if (chosen !== undefined) choose({ encoding: chosen });
          }}
        />
      )}
      {separator !== undefined && (
        <SelectField
          label={t(importing.separator)}
          hint={t(importing.separatorWhy)}
          value={separator}
          options={separators.map((each) => ({ value: each, label: t(separatorTexts[each]) }))}
          onChange={(value) => {
            const chosen = separators.find((each) => each === value);
            if (chosen !== undefined) choose({ separator: chosen });
          }}
        />
      )}
    </>
  );
}

interface ReadTableProps {
  readonly form: ImportForm;
  readonly onNext: () => void;
  readonly onDiscard: () => void;
}

function ReadTable({ form: { file, lines }, onNext, onDiscard }: ReadTableProps) {
  const t = useText();
  const columns = Math.max(0, ...lines.slice(0, 50).map((cells) => cells.length));
  return (
    <div className={styles.table}>
      {file !== '' && <p>{t(importing.fileName, { name: file })}</p>}
      <p>{t(importing.tableOf, { count: lines.length, columns })}</p>
      <ul className={styles.sample}>
        {lines.slice(0, 3).map((cells, at) => (
          <li key={at}>{cells.filter(Boolean).slice(0, 8).join(' · ').slice(0, 200)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onNext}>
          {t(importing.stepColumns)}
        </Button>
        <Button onClick={onDiscard}>{t(importing.replace)}</Button>
      </div>
    </div>
  );
}
