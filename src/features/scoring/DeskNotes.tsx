import type { BackendErrorCode } from '@/backend/errors';
import { scoring } from '@/language/en/scoring';
import type { Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import type { ScoreEntry } from '@/model/scoring/scoreEntry';
import { entryRefusals, type EntryRefusal } from '@/model/scoring/scorer';
import { Key } from './Key';
import type { ScoreDesk } from './scoreDesk';
import styles from './Score.module.css';
import { useDeskView } from './useDesk';

const failures: Partial<Readonly<Record<BackendErrorCode, Text>>> = {
  'failed-precondition': scoring.early,
  // A link that was cut off.
  'invalid-argument': scoring.forged,
  'not-found': scoring.withdrawn,
  'out-of-range': scoring.late,
  'permission-denied': scoring.forged,
  unauthenticated: scoring.noInvitation,
};

const refusals = {
  confirmed: scoring.confirmed,
  notOnCard: scoring.notOnCard,
  tooMany: scoring.tooMany,
} as const satisfies Record<EntryRefusal, unknown>;

export interface DeskNotesProps {
  readonly desk: ScoreDesk;
  readonly entries: readonly ScoreEntry[];
  readonly held: boolean;
}

export function DeskNotes({ desk, entries, held }: DeskNotesProps) {
  const t = useText();
  const { rows, failed, heard, shared, unkept } = useDeskView(desk);
  const count = rows.filter(({ state }) => state === 'waiting').length;
  const refused = entryRefusals.flatMap((why) => {
    const { length } = rows.filter(({ state }) => state === why);
    return length > 0 ? [{ why, length }] : [];
  });
  const others = entries.some(({ phone }) => phone !== desk.phone);
  return (
    <div className={styles.notes} role="status">
      <p>{count > 0 ? t(scoring.waiting, { count }) : t(heard ? scoring.allSent : scoring.asking)}</p>
      {failed !== undefined && <p className={styles.warning}>{t(failures[failed] ?? scoring.offline)}</p>}
      {unkept && <p className={styles.warning}>{t(scoring.unkept)}</p>}
      {(shared || others) && <p className={styles.warning}>{t(shared ? scoring.shared : scoring.others)}</p>}
      {held && <p className={styles.warning}>{t(scoring.held)}</p>}
      {refused.map(({ why, length }) => (
        <p key={why} className={styles.warning}>
          {t({ text: refusals[why], values: { count: length } })}
        </p>
      ))}
      {refused.length > 0 && <Key onClick={() => void desk.sendRefused()}>{t(scoring.again)}</Key>}
    </div>
  );
}
