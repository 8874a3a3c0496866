import { useEffect, useMemo, useRef, useState } from 'react';
import { importing } from '@/language/en/importing';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { missingColumns } from '@/model/importing/columns';
import { RestoredDraft } from '@/parts/drafts/RestoredDraft';
import { useKeptDraft } from '@/parts/drafts/useKeptDraft';
import { useStoredForm } from '@/parts/drafts/useStoredForm';
import { lazyPart } from '@/ui/lazyPart';
import { useSport } from '@/wiki/sports/useSports';
import { ColumnsStep } from './ColumnsStep';
import styles from './Import.module.css';
import { emptyForm, importSchema, steps, type ImportForm, type Step } from './importForm';
import { emptyMemory, memorySchema, type ImportMemory } from './importMemory';
import { SourceStep } from './SourceStep';
import { useNames } from './useNames';
import { usePlan } from './usePlan';
import { useSource } from './useSource';
import { useTable } from './useTable';

const namesCode = lazyPart(() => import('./NamesStep'), 'NamesStep');
const previewCode = lazyPart(() => import('./PreviewStep'), 'PreviewStep');
const { Part: NamesStep } = namesCode;
const { Part: PreviewStep } = previewCode;

export interface ImportEditorProps {
  readonly sport: string;
  readonly eventId?: string;
}

export type ChangeForm = (edit: (before: ImportForm) => ImportForm) => void;

export function ImportEditor({ sport: id, eventId }: ImportEditorProps) {
  const sport = useSport(id);
  const schema = useMemo(() => importSchema(sport), [sport]);
  const kept = useStoredForm(`import/${id}/${eventId ?? ''}`, schema, () => emptyForm);
  const { content: form, change, drop } = kept;
  const memory = useMemory();
  const read = useTable(form, sport, eventId !== undefined);
  const isSure = missingColumns(form.mapping, eventId !== undefined, Boolean(form.one?.trim())).length === 0;
  const rows = isSure && form.step !== 'source' && form.step !== 'columns' ? read.rows : undefined;
  const names = useNames(rows, form, memory.content.people, id);
  const plan = usePlan(rows, names, form, { sport, target: eventId });
  const isDone =
    plan?.rows !== undefined && plan.rows.length > 0 && plan.rows.every(({ state }) => state === 'sent');
  // Runs after each change, because the device would store the form again.
  useEffect(() => {
    if (isDone) drop();
  }, [isDone, form, drop]);
  // The first step is the file. The code of later ones loads while somebody chooses it.
  useEffect(() => {
    void namesCode.preload();
    void previewCode.preload();
  }, []);
  const source = useSource({ sport, change, memory: memory.content, hasEvent: eventId !== undefined });
  const startOver = () => {
    source.close();
    kept.discard();
  };
  const top = useStepTop(`${form.step} ${form.bundle ?? ''}`);
  const shared = { sport, form, change };
  return (
    <div ref={top} tabIndex={-1} className={styles.form}>
      {kept.restored && <RestoredDraft onDiscard={startOver} />}
      <StepList step={form.step} hasTable={form.lines.length > 0} isSure={isSure} change={change} />
      {form.step === 'source' && (
        <SourceStep form={form} change={change} source={source} onDiscard={startOver} />
      )}
      {form.step === 'columns' && (
        <ColumnsStep {...shared} read={read} hasEvent={eventId !== undefined} remember={memory.change} />
      )}
      {form.step === 'names' && <NamesStep {...shared} names={names} remember={memory.change} />}
      {form.step === 'preview' && (
        <PreviewStep
          {...shared}
          id={id}
          target={eventId}
          names={names}
          plan={plan}
          source={source}
          onStartOver={startOver}
        />
      )}
    </div>
  );
}

/** Shows the next step from its beginning: the button that led there may have been far below. */
function useStepTop(step: string) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    top.current?.focus({ preventScroll: true });
    // jsdom lacks the method.
    top.current?.scrollIntoView?.();
  }, [step]);
  return top;
}

const stepTexts = {
  source: importing.stepSource,
  columns: importing.stepColumns,
  names: importing.stepNames,
  preview: importing.stepPreview,
} as const satisfies Record<Step, Text>;

interface StepListProps {
  readonly step: Step;
  readonly hasTable: boolean;
  readonly isSure: boolean;
  readonly change: ChangeForm;
}

function StepList({ step, hasTable, isSure, change }: StepListProps) {
  const t = useText();
  const isOpen = (each: Step) => each === 'source' || (hasTable && (each === 'columns' || isSure));
  return (
    <nav aria-label={t(importing.steps)}>
      <ol className={styles.steps}>
        {steps.map((each) => (
          <li key={each}>
            <button
              type="button"
              className={styles.step}
              aria-current={each === step ? 'step' : undefined}
              disabled={!isOpen(each)}
              onClick={() => change((before) => ({ ...before, step: each }))}
            >
              {t(stepTexts[each])}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The device's answers from earlier imports. Stored again on each visit, so that newer drafts do not evict
 * it.
 */
function useMemory() {
  const { restored, keep } = useKeptDraft('import/memory', memorySchema);
  const [content, setContent] = useState(restored ?? emptyMemory);
  useEffect(() => {
    if (content !== emptyMemory) keep(content);
  }, [content, keep]);
  return { content, change: (edit: (before: ImportMemory) => ImportMemory) => setContent(edit) };
}
