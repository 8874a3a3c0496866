import { brackets as texts } from '@/language/en/brackets';
import { useText } from '@/language/useLanguage';
import type { Bracket, Spot } from '@/model/brackets/bracket';
import { tablesOf, type Call, type Table } from '@/model/brackets/calls';
import type { Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { Section } from '@/ui/Section';
import look from '@/ui/words.module.css';
import styles from './Brackets.module.css';
import { BracketMatchBox } from './BracketMatchBox';
import { selectSpotName } from './useBrackets';
import { drawTitle } from '@/parts/words/drawWords';

export interface TableCallsProps {
  readonly event: string;
  readonly sport: Sport | undefined;
  readonly brackets: readonly Bracket[];
}

export function TableCalls({ event, sport, brackets }: TableCallsProps) {
  return (
    <div className={styles.tables}>
      {tablesOf(brackets).map((table) => (
        // Side by side: a section after another one would keep a distance from the top.
        <div key={table.table}>
          <CallsOfTable event={event} sport={sport} table={table} />
        </div>
      ))}
    </div>
  );
}

function CallsOfTable({
  event,
  sport,
  table: { table, now, next },
}: Omit<TableCallsProps, 'brackets'> & { readonly table: Table }) {
  const t = useText();
  return (
    <Section title={t(texts.table, { table })}>
      <h3 className={styles.roundTitle}>{t(texts.now)}</h3>
      {now ? (
        <div className={styles.now}>
          <BracketMatchBox event={event} {...now} note={drawTitle(t, sport, now.bracket.draw)} />
        </div>
      ) : (
        <p>{t(next.length > 0 ? texts.nobodyReady : texts.tableDone)}</p>
      )}
      {next.length > 0 && (
        <>
          <h3 className={styles.roundTitle}>{t(texts.next)}</h3>
          <p className={look.muted}>{t(texts.upcoming, { count: next.length })}</p>
          <ol className={styles.calls}>
            {next.map((call) => (
              <CallLine
                key={`${drawTitle(t, sport, call.bracket.draw)} ${call.match.code}`}
                sport={sport}
                call={call}
              />
            ))}
          </ol>
        </>
      )}
    </Section>
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
  return (
    <li>
      <SpotName spot={match.spots[0]} /> – <SpotName spot={match.spots[1]} />
      <span className={styles.callNote}>
        {match.code} · {drawTitle(t, sport, bracket.draw)}
      </span>
    </li>
  );
}

function SpotName({ spot }: { readonly spot: Spot }) {
  const t = useText();
  const name = useAppSelector((state) => selectSpotName(state, spot));
  if (spot.kind === 'player') return name;
  if (spot.kind === 'bye') return undefined;
  return (
    <span className={look.muted}>
      {t(spot.takes === 'winner' ? texts.winnerOf : texts.loserOf, { code: spot.from })}
    </span>
  );
}
