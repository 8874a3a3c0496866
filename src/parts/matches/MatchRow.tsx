import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { records } from '@/language/en/records';
import { useText } from '@/language/useLanguage';
import { knownDate } from '@/model/dates';
import { matchName } from '@/model/matches/matchFacts';
import type { Match } from '@/model/records/records';
import { useAppSelector } from '@/store/typed';
import { DateText } from '@/ui/DateText';
import { IconButton } from '@/ui/Button';
import { RowNote } from '@/ui/RowNote';
import { PendingBadge } from '../records/PendingBadge';
import { selectSecrecy, selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { lazyPart } from '@/ui/lazyPart';
import { MatchMarks } from './MatchMarks';
import { MatchScore } from './MatchScore';
import styles from './MatchRow.module.css';
import { matchWords } from '../words/sportWords';

/** Everything known of a match, without its code until somebody asks: lists of matches stand on the first page. */
const { Part: MatchDetails } = lazyPart(() => import('./MatchDetails'), 'MatchDetails');

export interface MatchRowProps {
  readonly id: string;
  readonly details?: boolean;
  readonly mark?: ReactNode;
  /** Shown instead of what is stored, while the match is live. */
  readonly live?: Match | undefined;
}

export function MatchRow({ id, details = false, mark, live }: MatchRowProps) {
  const t = useText();
  const stored = useAppSelector((state) => selectShownMatch(state, id));
  const match = live ?? stored;
  const sport = useSport(match?.event.sport.id);
  const [open, setOpen] = useState(false);
  const detailsId = useId();
  if (!match) return undefined;
  const [first, ...more] = matchWords(t, sport, match);
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <RowNote
          more={more.map((fact) => (
            <span key={fact} className={styles.fact}>
              {fact}
            </span>
          ))}
        >
          {first}
        </RowNote>
        <div className={styles.pair}>
          <MatchScore match={match} />
          <RowMarks match={match} mark={mark} />
        </div>
        {details && (
          <span className={styles.toggle}>
            <IconButton
              label={t(records.matchDetails, { match: matchName(match) })}
              icon={<ChevronDown className={styles.chevron} data-open={open || undefined} />}
              aria-expanded={open}
              aria-controls={detailsId}
              onClick={() => setOpen(!open)}
            />
          </span>
        )}
      </div>
      <div id={detailsId} hidden={!open}>
        {open && <MatchDetails id={id} />}
      </div>
    </li>
  );
}

function RowMarks({ match, mark }: { readonly match: Match } & Pick<MatchRowProps, 'mark'>) {
  const { id, date, event } = match;
  // Keep the marks' line while the result can be hidden: otherwise showing the result would add a line.
  const steady = useAppSelector((state) => selectSecrecy(state, id) !== undefined);
  return (
    <div className={styles.marks} data-steady={steady || undefined}>
      {mark}
      <MatchMarks match={match} />
      {date !== event.date && <DateText value={knownDate(match)} />}
      <PendingBadge collection="match" id={id} />
    </div>
  );
}
