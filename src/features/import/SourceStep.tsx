import { useState } from 'react';
import { importing } from '@/language/en/importing';
import type { Translate } from '@/language/language';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { tableLimits, tableOf } from '@/model/importing/tableOf';
import type { Sport } from '@/model/sports';
import { FormError } from '@/parts/forms/FormError';
import { Button } from '@/ui/Button';
import { FileButton } from '@/ui/FileButton';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import styles from './Import.module.css';
import { emptyForm, fieldsFor, type ImportForm } from './importForm';
import { rememberedMapping, type ImportMemory } from './importMemory';
import type { ChangeForm } from './ImportEditor';
import { encodings, type Encoding } from './read/decodeText';
import { readBytes, readText, type Source, type SourceProblem } from './read/readSource';

const problemTexts = {
  empty: importing.problemEmpty,
  tooBig: importing.problemTooBig,
  oldWorkbook: importing.problemOldWorkbook,
  protected: importing.problemProtected,
  libreOffice: importing.problemLibreOffice,
  numbers: importing.problemNumbers,
  pdf: importing.problemPdf,
  webPage: importing.problemWebPage,
  broken: importing.problemBroken,
  noTable: importing.problemNoTable,
} as const satisfies Record<Exclude<SourceProblem, 'tooLong'>, Text>;

export interface SourceStepProps {
  readonly sport: Sport | undefined;
  readonly form: ImportForm;
  readonly change: ChangeForm;
  readonly memory: ImportMemory;
  readonly hasEvent: boolean;
  readonly onDiscard: () => void;
}

interface OpenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly source: Source;
}

export function SourceStep({ onDiscard, ...props }: SourceStepProps) {
  const t = useText();
  const [text, setText] = useState('');
  const { file, isReading, problem, read, readFile, take } = useSource(props);
  const { form, change } = props;
  return (
    <Section title={t(importing.stepSource)}>
      <Panel>
        <Stack>
          <p className={styles.help}>{t(importing.sourceWhy)}</p>
          <div>
            <FileButton
              label={t(importing.chooseFile)}
              accept=".xlsx,.csv,.tsv,.txt,.json,text/csv,application/json"
              onFile={(chosen) => void readFile(chosen)}
            />
            <p className={styles.help}>{t(importing.fileHint)}</p>
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
              onClick={() => void read('', () => readText(text))}
            >
              {t(importing.read)}
            </Button>
          </div>
          <p role="status">{isReading ? t(importing.reading) : ''}</p>
          <FormError message={problem && problemText(t, problem)} />
          {file && (
            <FileChoices
              file={file}
              onSheet={(lines) => take(file.name, lines, 'source')}
              onEncoding={(encoding) =>
                void read(file.name, () => readBytes(file.bytes, encoding), file.bytes)
              }
            />
          )}
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

const problemText = (t: Translate, problem: SourceProblem): string =>
  problem === 'tooLong' ? t(importing.problemTooLong, { most: tableLimits.rows }) : t(problemTexts[problem]);

function useSource({ sport, change, memory, hasEvent }: Omit<SourceStepProps, 'onDiscard'>) {
  const [file, setFile] = useState<OpenFile>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<SourceProblem>();

  const take = (name: string, lines: ImportForm['lines'], step: ImportForm['step']) => {
    const { head } = tableOf(lines, sport);
    const mapping = rememberedMapping(head, sport, memory, fieldsFor(sport, hasEvent));
    change(() => ({ ...emptyForm, step, file: name, lines, mapping }));
  };
  const read = async (
    name: string,
    work: () => ReturnType<typeof readText>,
    bytes?: Uint8Array,
  ): Promise<void> => {
    setReading(true);
    setProblem(undefined);
    // The file may have been deleted since it was chosen, or a code chunk may fail to load.
    const found = await work().catch((error: unknown) => {
      console.error('No table', error);
      return { ok: false, error: 'broken' } as const;
    });
    setReading(false);
    if (!found.ok) return setProblem(found.error);
    const longest = found.value.sheets.toSorted((a, b) => b.lines.length - a.lines.length)[0];
    if (longest === undefined) return setProblem('empty');
    const asks = found.value.sheets.length > 1 || found.value.encoding !== undefined;
    setFile(bytes && asks ? { name, bytes, source: found.value } : undefined);
    take(name, longest.lines, asks ? 'source' : 'columns');
  };
  const readFile = async (chosen: File): Promise<void> => {
    const bytes = await chosen.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => undefined,
    );
    if (bytes === undefined) setProblem('broken');
    else await read(chosen.name, () => readBytes(bytes), bytes);
  };
  return { file, isReading, problem, read, readFile, take };
}

interface FileChoicesProps {
  readonly file: OpenFile;
  readonly onSheet: (lines: ImportForm['lines']) => void;
  readonly onEncoding: (encoding: Encoding) => void;
}

/** Asks for the sheet of a workbook, and for the encoding of a text if the bytes leave it open. */
function FileChoices({ file: { source }, onSheet, onEncoding }: FileChoicesProps) {
  const t = useText();
  const { sheets, encoding } = source;
  const longest = sheets.toSorted((a, b) => b.lines.length - a.lines.length)[0];
  const [sheet, setSheet] = useState(longest === undefined ? '' : String(sheets.indexOf(longest)));
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          label={t(importing.sheet)}
          value={sheet}
          options={sheets.map(({ name }, at) => ({
            value: String(at),
            label: name || t(importing.allSheets),
          }))}
          onChange={(at) => {
            const chosen = at === undefined ? undefined : sheets[Number(at)];
            if (at === undefined || chosen === undefined) return;
            setSheet(at);
            onSheet(chosen.lines);
          }}
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
            if (chosen !== undefined) onEncoding(chosen);
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
