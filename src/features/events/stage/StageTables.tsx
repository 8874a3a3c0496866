import { brackets as bracketTexts } from '@/language/en/brackets';
import { useText } from '@/language/useLanguage';
import { tablesOf, type Call } from '@/model/brackets/calls';
import type { Event } from '@/model/records/records';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { drawTitle } from '@/parts/words/drawWords';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';
import { useBrackets } from '../brackets/useBrackets';
import styles from './Stage.module.css';

export function StageTables({ event: { id, sport } }: { readonly event: Event }) {
  const t = useText();
  const known = useSport(sport.id);
  const calls = tablesOf(useBrackets(id)).flatMap(({ table, now }) => (now ? [{ table, now }] : []));
  if (calls.length === 0) return undefined;
  return (
    <section className={styles.next} aria-label={t(bracketTexts.tables)}>
      <h2 className={styles.label}>{t(bracketTexts.tables)}</h2>
      <ul>
        {calls.map(({ table, now }) => (
          <li key={table}>
            <span className={styles.note}>{t(bracketTexts.table, { table })}</span>
            <CallLine sport={known} call={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CallLine({
  sport,
  call: { bracket, match },
}: {
  readonly sport: Sport | undefined;
  readonly call: Call;
}) {
  const t = useText();
  const names = useAppSelector((state) =>
    match.spots
      .flatMap((spot) => (spot.kind === 'player' ? [selectPlayerName(state, spot.id)] : []))
      .join(' – '),
  );
  return (
    <>
      <strong>{names}</strong>
      <span className={styles.note}>{drawTitle(t, sport, bracket.draw)}</span>
    </>
  );
}
