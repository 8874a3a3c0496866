import { useMemo } from 'react';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { fieldsFor } from '@/model/records/fields';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { sportsFor } from '@/model/sports';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { contradiction } from '@/parts/forms/contradiction';
import { draftProblem, emptyDraft } from '@/parts/drafts/draft';
import { EventNamesakes } from '@/parts/namesakes/Namesakes';
import { RecordInputs } from '@/parts/forms/RecordInputs';
import { WhyFields } from '@/parts/forms/WhyFields';
import { useScope } from '@/wiki/scopes/useScope';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useSport, useSports } from '@/wiki/sports/useSports';
import { createCardEdits, type ChangeCard } from './cardEdits';
import { filledRows, mostRows, type CardForm } from './cardForm';
import look from '@/ui/words.module.css';
import styles from './Card.module.css';
import { CardTable } from './CardTable';
import { MainEventQuestion } from './MainEventQuestion';
import { PasteBox } from './PasteBox';
import type { OrderAnswer } from './useCardOrder';
import { useAlikeNames } from './useAlikeNames';
import { useCardProblem } from './useCardProblem';
import { useLikelyGenders } from './useLikelyGenders';

export interface CardInputProps {
  readonly sport: string;
  readonly isNew: boolean;
  readonly form: CardForm;
  readonly order: OrderAnswer;
  readonly onChange: ChangeCard;
  readonly onPreview: () => void;
}

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
  // Rows that did not change are not drawn again while somebody types in another.
  const edits = useMemo(
    () => createCardEdits(onChange, definition, tellGender),
    [onChange, definition, tellGender],
  );

  return (
    <div className={styles.form}>
      {isNew && <EventFields fields={fields} sport={sport} drafts={form.event} onChange={onChange} />}
      <PasteBox
        sport={sport}
        text={form.paste}
        room={mostRows - filledRows(form.rows).length}
        event={isNew ? form.event : undefined}
        onFill={edits.fillEvent}
        onText={(paste) => onChange((before) => ({ ...before, paste }))}
        onAdd={edits.addRows}
      />
      <CardTable sport={sport} rows={form.rows} others={form.others} alike={alike} edits={edits} />
      {order.asks && <MainEventQuestion draft={order.draft} onAnswer={edits.sayOrder} />}
      <WhyFields why={form.why} onChange={(why) => onChange((before) => ({ ...before, why }))} />
      <div className={styles.actions}>
        <Button variant="primary" disabled={problem !== undefined} onClick={onPreview}>
          {t(events.preview)}
        </Button>
        <p role="status" className={look.muted}>
          {problem}
        </p>
      </div>
    </div>
  );
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
