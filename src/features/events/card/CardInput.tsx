import { useCallback } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/records/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { withLateClass } from '@/model/card/weightClass';
import { sportsFor, type Gender, type Sport } from '@/model/sports';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { contradiction } from '@/parts/forms/contradiction';
import { draftOf, draftProblem, emptyDraft, type Drafts } from '@/parts/drafts/draft';
import { EventNamesakes } from '@/parts/namesakes/Namesakes';
import { RecordInputs } from '@/parts/forms/RecordInputs';
import { WhyFields } from '@/parts/forms/WhyFields';
import { useScope } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useSport, useSports } from '@/wiki/sports/useSports';
import {
  blankAfter,
  filledRows,
  isNamed,
  mostRows,
  withBlank,
  type CardForm,
  type CardRow,
} from './cardForm';
import type { NewPerson } from './cardPeople';
import styles from './Card.module.css';
import { CardTable } from './CardTable';
import { withSame } from './knownNames';
import { MainEventQuestion } from './MainEventQuestion';
import { PasteBox } from './PasteBox';
import { insertRow, moveRow, replaceRow } from './rowOrder';
import type { OrderAnswer } from './useCardOrder';
import { useAlikeNames } from './useAlikeNames';
import { useCardProblem } from './useCardProblem';
import { useLikelyGenders, type TellGender } from './useLikelyGenders';

export interface CardInputProps {
  readonly sport: string;
  readonly isNew: boolean;
  readonly form: CardForm;
  readonly order: OrderAnswer;
  readonly onChange: (change: (before: CardForm) => CardForm) => void;
  readonly onPreview: () => void;
}

// Only has to differ from the other keys of this form, including restored ones.
const newKey = () => crypto.randomUUID();

export function CardInput({ sport, isNew, form, order, onChange, onPreview }: CardInputProps) {
  const t = useText();
  useScope({ kind: 'players' });
  const { search, version } = useRecordSearch();
  const definition = useSport(sport);
  const sports = sportsFor(useSports(), sport);
  const fields = isNew ? fieldsFor('event', definition).filter(({ path }) => path !== 'cardOrder') : [];
  const eventProblem = fields
    .map((field) => draftProblem(t, field, form.event[field.path] ?? emptyDraft, sports))
    .find((problem) => problem !== undefined);
  const alike = useAlikeNames(form.rows);
  const rowsProblem = useCardProblem(form, { search, version, alike }, definition);
  const between = isNew ? contradiction('event', form.event) : undefined;
  const problem = eventProblem ?? (between && t(between)) ?? rowsProblem;

  const tellGender = useLikelyGenders({
    sport,
    definition,
    rows: form.rows,
    onTold: (told) =>
      onChange((before) => ({ ...before, rows: before.rows.map((row) => told.get(row) ?? row) })),
  });
  const { fillEvent, sayOrder, changeRow, removeRow, addBlank, move, addRows, sayNew, saySame, sayGender } =
    useCardChanges(onChange, definition, tellGender);

  return (
    <div className={styles.form}>
      {isNew && <EventFields fields={fields} sport={sport} drafts={form.event} onChange={onChange} />}
      <PasteBox
        sport={sport}
        text={form.paste}
        room={mostRows - filledRows(form.rows).length}
        event={isNew ? form.event : undefined}
        onFill={fillEvent}
        onText={(paste) => onChange((before) => ({ ...before, paste }))}
        onAdd={addRows}
      />
      <CardTable
        sport={sport}
        rows={form.rows}
        others={form.others}
        alike={alike}
        onChange={changeRow}
        onSame={saySame}
        onRemove={removeRow}
        onInsert={addBlank}
        onMove={move}
        onSayNew={sayNew}
        onSayGender={sayGender}
      />
      {order.asks && <MainEventQuestion draft={order.draft} onAnswer={sayOrder} />}
      <WhyFields why={form.why} onChange={(why) => onChange((before) => ({ ...before, why }))} />
      <div className={styles.actions}>
        <Button variant="primary" disabled={problem !== undefined} onClick={onPreview}>
          {t(events.seePreview)}
        </Button>
        <p role="status" className={styles.problem}>
          {problem}
        </p>
      </div>
    </div>
  );
}

/** Edits of a card's rows. The callbacks keep their identity between key presses. */
function useCardChanges(
  onChange: CardInputProps['onChange'],
  sport: Sport | undefined,
  tellGender: TellGender,
) {
  const changeRow = useCallback(
    (key: string, change: (before: CardRow) => CardRow) =>
      onChange((before) => {
        const row = before.rows.find((each) => each.key === key);
        const next = row && change(row);
        if (next === undefined || next === row) return before;
        return { ...before, rows: withBlank(replaceRow(before.rows, tellGender(next)), newKey) };
      }),
    [onChange, tellGender],
  );
  const removeRow = useCallback(
    (key: string) =>
      onChange((before) => ({
        ...before,
        rows: withBlank(
          before.rows.filter((each) => each.key !== key),
          newKey,
        ),
      })),
    [onChange],
  );
  const addBlank = useCallback(
    (key: string) => onChange((before) => ({ ...before, rows: insertRow(before.rows, key, newKey) })),
    [onChange],
  );
  const move = useCallback(
    (key: string, to: number) => onChange((before) => ({ ...before, rows: moveRow(before.rows, key, to) })),
    [onChange],
  );
  const sayNew = useCallback(
    (name: string) => onChange((before) => ({ ...before, others: [...before.others, name] })),
    [onChange],
  );
  const saySame = useCallback(
    (key: string, side: 'player1' | 'player2', person: NewPerson) =>
      onChange((before) => ({ ...before, rows: withSame(before.rows, key, side, person) })),
    [onChange],
  );
  const addRows = (added: readonly Omit<CardRow, 'key'>[], left: string) => {
    const told = added.map((row) => ({ ...tellGender(row), key: newKey() }));
    onChange((before) => {
      const rows = [...filledRows(before.rows), ...told];
      // A blank row below pasted ones takes over none of their values.
      const blank = rows.length < mostRows ? [blankAfter([], newKey())] : [];
      return { ...before, paste: left, rows: [...rows, ...blank] };
    });
  };
  const sayGender = (gender: Gender) =>
    onChange((before) => ({
      ...before,
      rows: before.rows
        .filter((row) => isNamed(row) && row.gender === undefined)
        .reduce((rows, row) => replaceRow(rows, withLateClass({ ...row, gender }, sport)), before.rows),
    }));
  const fillEvent = (drafts: Drafts) =>
    onChange((before) => ({ ...before, event: { ...before.event, ...drafts } }));
  const sayOrder = (order: string | null) => fillEvent({ cardOrder: draftOf(order) });
  return { fillEvent, sayOrder, changeRow, removeRow, addBlank, move, sayNew, saySame, sayGender, addRows };
}

interface EventFieldsProps extends Pick<CardInputProps, 'sport' | 'onChange'> {
  readonly fields: readonly FieldSpec[];
  readonly drafts: CardForm['event'];
}

function EventFields({ fields, sport, drafts, onChange }: EventFieldsProps) {
  const t = useText();
  return (
    <Section title={t(events.theEvent)}>
      <Panel>
        <div className={styles.event}>
          <RecordInputs
            fields={fields}
            sport={sport}
            drafts={drafts}
            onChange={(path, draft) =>
              onChange((before) => ({ ...before, event: { ...before.event, [path]: draft } }))
            }
          />
        </div>
        <div role="status">
          <EventNamesakes sport={sport} draft={drafts['name']} />
        </div>
      </Panel>
    </Section>
  );
}
