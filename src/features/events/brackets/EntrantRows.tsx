import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { brackets as texts } from '@/language/en/brackets';
import { useLanguage } from '@/language/useLanguage';
import { parseWeight } from '@/model/records/weights';
import { nameOfDraft } from '@/parts/drafts/draft';
import { PlayerField } from '@/parts/forms/PlayerField';
import { IconButton } from '@/ui/Button';
import { AmountField } from '@/ui/fields/AmountField';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import styles from './Brackets.module.css';
import type { DrawForm, EntrantRow } from './drawForm';

export interface EntrantRowsProps {
  readonly rows: readonly EntrantRow[];
  /** Entrants of a bracket with results: these keep their places. */
  readonly started: number | undefined;
  readonly onChange: (edit: (before: DrawForm) => DrawForm) => void;
}

export function EntrantRows({ rows, started, onChange }: EntrantRowsProps) {
  const { t } = useLanguage();
  const edit = (change: (before: readonly EntrantRow[]) => readonly EntrantRow[]) =>
    onChange((before) => ({ ...before, rows: change(before.rows) }));
  if (rows.length === 0) return undefined;
  return (
    <ol className={styles.entrants} aria-label={t(texts.entrants)}>
      {rows.map((row, at) => (
        <EntrantFields
          key={row.key}
          row={row}
          seed={at + 1}
          isFixed={started !== undefined && at < started}
          isLast={at === rows.length - 1}
          onChange={(part) => edit((before) => changed(before, row.key, part))}
          onRemove={() => edit((before) => without(before, row.key))}
          onMove={(step) => edit((before) => moved(before, at, step))}
        />
      ))}
    </ol>
  );
}

const changed = (rows: readonly EntrantRow[], key: string, part: Partial<EntrantRow>) =>
  rows.map((row) => (row.key === key ? { ...row, ...part } : row));

const without = (rows: readonly EntrantRow[], key: string) => rows.filter((row) => row.key !== key);

function moved(rows: readonly EntrantRow[], at: number, step: -1 | 1): readonly EntrantRow[] {
  const [one, other] = [rows[at], rows[at + step]];
  if (one === undefined || other === undefined) return rows;
  return rows.map((row, place) => (place === at ? other : place === at + step ? one : row));
}

interface EntrantFieldsProps {
  readonly row: EntrantRow;
  readonly seed: number;
  readonly isFixed: boolean;
  readonly isLast: boolean;
  readonly onChange: (part: Partial<EntrantRow>) => void;
  readonly onRemove: () => void;
  readonly onMove: (step: -1 | 1) => void;
}

function EntrantFields({ row, seed, isFixed, isLast, onChange, onRemove, onMove }: EntrantFieldsProps) {
  const { t, weight, weightUnit } = useLanguage();
  const name = nameOfDraft(row.player) ?? '';
  return (
    <li className={styles.entrant}>
      {isFixed ? (
        <span className={styles.fixed}>{name}</span>
      ) : (
        <PlayerField
          label={t(texts.entrant, { seed })}
          draft={row.player}
          onChange={(player) => onChange({ player })}
        />
      )}
      <AmountField
        label={t(texts.weightOf, { name })}
        value={row.weight}
        onChange={(amount) => onChange({ weight: amount })}
        parse={(text) => parseWeight(text, weightUnit)}
        print={weight}
      />
      <CheckboxField
        label={t(texts.absent, { name })}
        checked={row.absent === true}
        onChange={(absent) => onChange({ absent })}
      />
      {!isFixed && (
        <span className={styles.tools}>
          <IconButton
            size="sm"
            icon={<ArrowUp />}
            label={t(texts.up, { name })}
            disabled={seed === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            size="sm"
            icon={<ArrowDown />}
            label={t(texts.down, { name })}
            disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton size="sm" icon={<Trash2 />} label={t(texts.remove, { name })} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
