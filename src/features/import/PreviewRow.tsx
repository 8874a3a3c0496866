import { importing } from '@/language/en/importing';
import { useLanguage } from '@/language/useLanguage';
import { matchCodes } from '@/model/card/codes';
import { dateOf } from '@/model/dates';
import { deriveResults } from '@/model/records/deriveResult';
import { eventId, matchId, playerId, sportId } from '@/model/ids';
import { matchSummary } from '@/model/matches/matchSummary';
import type { Match } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { matchFactWords } from '@/parts/words/storedFacts';
import { genderDoubtKey, genderDoubtText } from '@/parts/matches/genderDoubtText';
import { Badge } from '@/ui/Badge';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import styles from './Import.module.css';
import type { PlannedRow } from './plan';
import { doubtText, repeatText, troubleText } from './remarkTexts';

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
  const match = shownMatch(planned, sport, names);
  const day = row.date ?? row.event?.date;
  const facts = [
    event,
    day && dates.day(day),
    ...matchFactWords(language, sport, { ...match, gender: planned.gender }),
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
        <span className={styles.muted}>{t(importing.line, { line: row.line })}</span>
        <span className={styles.match}>
          {row.sides[0].name !== '' && row.sides[1].name !== ''
            ? matchSummary(match, language.weightClass)
            : row.cells.filter(Boolean).slice(0, 6).join(' · ')}
        </span>
        {state === 'sent' && <Badge kind="pending">{t(importing.isSent)}</Badge>}
      </div>
      {facts.length > 0 && <p className={styles.muted}>{facts.join(' · ')}</p>}
      <Remarks planned={planned} sport={sport} names={names} />
    </div>
  );
}

function Remarks({ planned, sport, names }: Pick<PreviewRowProps, 'planned' | 'sport' | 'names'>) {
  const language = useLanguage();
  const { t } = language;
  const { row, state, troubles, repeats, genderDoubts } = planned;
  return (
    <ul className={styles.remarks}>
      {troubles.map((trouble, at) => (
        <li key={`trouble${at}`}>
          <Badge kind="problem">{troubleText(language, sport, trouble)}</Badge>
        </li>
      ))}
      {repeats && (
        <li>
          <Badge kind="info">{repeatText(t, repeats)}</Badge>
        </li>
      )}
      {state === 'asked' && (
        <li>
          <Badge kind="info">{t(importing.isAsked)}</Badge>
        </li>
      )}
      {row.doubts.map((doubt, at) => (
        <li key={`doubt${at}`}>
          <Badge kind="info">{doubtText(language, doubt)}</Badge>
        </li>
      ))}
      {genderDoubts.map((doubt) => (
        <li key={genderDoubtKey(doubt)}>
          <Badge kind="info">{genderDoubtText(t, sport, doubt, names)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function shownMatch(
  { row, gender }: PlannedRow,
  sport: Sport | undefined,
  [first, second]: PreviewRowProps['names'],
): Match {
  const { facts, line, round, title, youtube, note } = row;
  const sideOf = (name: string, score: number | undefined, weight: number | undefined) => ({
    id: playerId(name),
    name,
    ...(score !== undefined && { score }),
    ...(weight !== undefined && { weight }),
  });
  return deriveResults({
    id: matchId(String(line)),
    date: dateOf(0),
    player1: sideOf(first, facts.score1, facts.weight1),
    player2: sideOf(second, facts.score2, facts.weight2),
    gender: gender ?? '-',
    ...matchCodes(facts),
    ...(facts.outcome !== undefined && { outcome: facts.outcome }),
    ...(facts.winner !== undefined && { winner: facts.winner }),
    ...(round !== undefined && { round }),
    ...(title !== undefined && { title }),
    ...(youtube !== undefined && { youtube }),
    ...(note !== undefined && { note }),
    order: 0,
    event: { id: eventId(''), date: dateOf(0), sport: { id: sport?.id ?? sportId('') } },
    updatedAt: 0,
  });
}
