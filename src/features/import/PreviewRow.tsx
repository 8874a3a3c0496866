import { importing } from '@/language/en/importing';
import { records } from '@/language/en/records';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import type { RowSide } from '@/model/card/row';
import type { Sport } from '@/model/sports';
import { matchFactWords } from '@/parts/words/storedFacts';
import { previewMatch } from '@/parts/matches/previewMatch';
import { matchLineOf } from '@/wiki/sports/matchLineOf';
import { Badge } from '@/ui/Badge';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import look from '@/ui/words.module.css';
import styles from './Import.module.css';
import type { PlannedRow } from '@/parts/rows/plan';
import { RowRemarks } from '@/parts/rows/RowRemarks';
import { importTexts } from './remarkTexts';

export interface PreviewRowProps {
  readonly planned: PlannedRow;
  readonly sport: Sport | undefined;
  readonly event: string | undefined;
  readonly names: readonly [string, string];
  readonly place: number;
  readonly of: number;
  readonly onToggle: () => void;
}

export function PreviewRow({ planned, sport, event, names, place, of, onToggle }: PreviewRowProps) {
  const language = useLanguage();
  const { t, dates } = language;
  const { row, state } = planned;
  const match = previewMatch(
    { key: String(row.line), sport: sport?.id ?? '', names },
    { ...row.facts, note: row.note, gender: planned.gender },
  );
  const { date, datePrecision } = planned.day;
  const facts = [
    event,
    date && dates.day(knownDate({ date, datePrecision })),
    ...matchFactWords(language, sport, { ...match, gender: planned.gender }),
    ...newRecordWords(language, planned),
  ].filter(Boolean);
  const canToggle = state === 'ready' || state === 'double' || state === 'leftOut';
  return (
    <div role="listitem" aria-posinset={place} aria-setsize={of} className={styles.row} data-state={state}>
      <div className={styles.rowHead}>
        {canToggle && (
          <CheckboxField
            label={t(importing.take, { line: row.line })}
            hideLabel
            checked={state === 'ready'}
            onChange={onToggle}
          />
        )}
        <span className={look.muted}>{t(importing.line, { line: row.line })}</span>
        <span className={styles.match}>
          {row.sides[0].name !== '' && row.sides[1].name !== ''
            ? matchLineOf(t, sport, match, 'whole')
            : row.cells.filter(Boolean).slice(0, 6).join(' · ')}
        </span>
        {state === 'sent' && <Badge kind="pending">{t(importing.isSent)}</Badge>}
      </div>
      {facts.length > 0 && <p className={look.muted}>{facts.join(' · ')}</p>}
      <RowRemarks planned={planned} sport={sport} names={names} texts={importTexts} />
    </div>
  );
}

function newRecordWords(language: Language, { row, doubts }: PlannedRow): readonly string[] {
  const { t, country } = language;
  const { event, sides, source, order } = row;
  const isLost = (text: string) => doubts.some(({ said }) => said === text);
  const told = (text: string | undefined) => (text === undefined || isLost(text) ? undefined : text);
  const countryTold = (code: string | undefined) => {
    const said = told(code);
    return said === undefined ? undefined : country(said);
  };
  const ofSide = ({ name, country: code, other }: RowSide) => {
    const facts = [countryTold(code), told(other)].filter(Boolean).join(', ');
    return facts === '' ? undefined : t(records.fieldIs, { field: name, value: facts });
  };
  return [
    told(event?.location),
    countryTold(event?.country),
    told(event?.organization),
    ...sides.map(ofSide),
    source && t(records.fieldIs, { field: t(importing.fieldSource), value: source }),
    order === undefined ? undefined : `#${order}`,
  ].flatMap((words) => words || []);
}
