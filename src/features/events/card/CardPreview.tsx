import { ArrowLeft, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { events } from '@/language/en/events';
import type { Message } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { List, ListRow } from '@/ui/List';
import { ScoreText } from '@/ui/ScoreText';
import { Section } from '@/ui/Section';
import { draftValue, emptyDraft, nameOfDraft, type Drafts } from '@/parts/drafts/draft';
import { errorText } from '@/parts/drafts/errorText';
import { FormError } from '@/parts/forms/FormError';
import { labelledFacts, matchFactWords } from '@/parts/words/storedFacts';
import { previewMatch } from '@/parts/matches/previewMatch';
import { RowRemarks } from '@/parts/rows/RowRemarks';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Card.module.css';
import { filledRows, type CardForm, type CardRow } from './cardForm';
import { newPeople } from './cardPeople';
import { enteredName } from './enteredEvent';
import { newOrderOf, proposeCard } from './cardThunks';
import { TaughtNames } from './TaughtNames';
import { useCardPlan } from './useCardPlan';

export interface CardPreviewProps {
  readonly sport: string;
  readonly eventId: string | undefined;
  readonly form: CardForm;
  readonly onForgotten: (spellings: readonly string[]) => void;
  readonly onBack: () => void;
  readonly onSent: (event: string) => void;
}

export function CardPreview({ sport, eventId, form, onForgotten, onBack, onSent }: CardPreviewProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [error, setError] = useState<Message>();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    // Without scrolling, focus alone would leave a long card at the button. jsdom lacks the method.
    top.current?.scrollIntoView?.();
  }, []);
  const rows = filledRows(form.rows);
  const send = () => {
    try {
      const fields = form.event;
      const target = eventId === undefined ? { sport, fields } : { id: eventId, fields };
      onSent(dispatch(proposeCard(target, rows, form.why, form.forgotten)));
    } catch (cause) {
      setError(errorText(cause));
    }
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.form}>
      {eventId === undefined && <PreviewedEvent sport={sport} drafts={form.event} />}
      <PreviewedRows sport={sport} rows={rows} eventId={eventId} drafts={form.event} />
      {eventId !== undefined && <NewOrder event={eventId} drafts={form.event} />}
      <NewPlayers rows={rows} />
      <TaughtNames rows={rows} forgotten={form.forgotten} onForgotten={onForgotten} />
      {form.paste.trim() !== '' && <p className={styles.help}>{t(events.stillPasted)}</p>}
      <FormError message={error && t(error)} />
      <div className={styles.actions}>
        <Button variant="primary" icon={<Send aria-hidden />} onClick={send}>
          {t(events.send, { count: rows.length })}
        </Button>
        <Button icon={<ArrowLeft aria-hidden />} onClick={onBack}>
          {t(events.backToCard)}
        </Button>
      </div>
    </div>
  );
}

interface PreviewedEventProps {
  readonly sport: string;
  readonly drafts: Drafts;
}

function PreviewedEvent({ sport, drafts }: PreviewedEventProps) {
  const language = useLanguage();
  const definition = useSport(sport);
  const valueOf = (field: FieldSpec) => draftValue(field, drafts[field.path] ?? emptyDraft) ?? null;
  const title = language.t(events.theEvent);
  return (
    <Section title={title}>
      <List label={title}>
        <ListRow
          title={enteredName(drafts)}
          subtitle={labelledFacts(language, definition, 'event', valueOf, ['name']).join(' · ')}
        />
      </List>
    </Section>
  );
}

function NewOrder({ event, drafts }: { readonly event: string; readonly drafts: Drafts }) {
  const language = useLanguage();
  const order = useAppSelector((state) => newOrderOf(selectEvent(state, event), drafts));
  if (order === undefined) return undefined;
  const facts = labelledFacts(
    language,
    undefined,
    'event',
    ({ path }) => (path === 'cardOrder' ? order : null),
    [],
  );
  return <p className={styles.help}>{facts}</p>;
}

interface PreviewedRowsProps {
  readonly sport: string;
  readonly rows: readonly CardRow[];
  readonly eventId: string | undefined;
  readonly drafts: Drafts;
}

function PreviewedRows({ sport, rows, eventId, drafts }: PreviewedRowsProps) {
  const language = useLanguage();
  const { t } = language;
  const lineOf = useMatchLine('whole');
  const definition = useSport(sport);
  const plan = useCardPlan({ sport: definition, rows, eventId, drafts });
  return (
    <Section title={t(events.preview)} count={rows.length}>
      <p className={styles.help}>{t(events.previewWhy)}</p>
      <List label={t(events.preview)} ordered>
        {rows.map((row, at) => {
          const names = [nameOfDraft(row.player1), nameOfDraft(row.player2)] as const;
          const match = previewMatch({ key: row.key, sport, names }, row);
          return (
            <ListRow
              key={row.key}
              leading={<span className={styles.number}>{at + 1}</span>}
              title={<ScoreText text={lineOf(match)} />}
              subtitle={matchFactWords(language, definition, match).join(' · ')}
            >
              {plan[at] && <RowRemarks planned={plan[at]} sport={definition} names={names} />}
            </ListRow>
          );
        })}
      </List>
    </Section>
  );
}

function NewPlayers({ rows }: { readonly rows: readonly CardRow[] }) {
  const { t, country: countryName } = useLanguage();
  const people = newPeople(rows);
  return (
    <Section title={t(events.newPlayers)} count={people.length || undefined}>
      {people.length === 0 ? (
        <p className={styles.help}>{t(events.noNewPlayers)}</p>
      ) : (
        <List label={t(events.newPlayers)}>
          {people.map(({ key, name, country, other }) => {
            const known = [other, country && countryName(country)].filter(Boolean);
            return <ListRow key={key} title={name} subtitle={known.join(' · ') || undefined} />;
          })}
        </List>
      )}
    </Section>
  );
}
