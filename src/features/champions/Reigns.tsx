import { champions } from '@/language/en/champions';
import type { Text } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { defencesIn, presentReign, type Reign, type ReignMatch } from '@/model/titles/lineage';
import type { TitleHistory } from '@/model/titles/titleBook';
import { useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { DateRange } from '@/ui/DateRange';
import { List } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { PlayerLink } from '@/parts/records/PlayerLink';
import { MatchLine } from '@/parts/matches/MatchLine';
import { MatchLines } from '@/parts/matches/MatchLines';
import { selectPlayerName } from '@/wiki/records/recordsSelectors';
import styles from './Reigns.module.css';

export function Reigns({ history }: { readonly history: TitleHistory }) {
  const { t, dates } = useLanguage();
  const { reigns, undecided } = history;
  const present = presentReign(history);
  const since = present?.matches[0].date;
  return (
    <Stack gap={6}>
      <p className={styles.present}>
        {present && since !== undefined ? (
          <>
            <PlayerLink id={present.holder} />{' '}
            <span className={styles.since}>{t(champions.holds, { date: dates.day(since) ?? since })}</span>
          </>
        ) : (
          t(champions.nobody)
        )}
      </p>
      <Section title={t(champions.lineage)} count={reigns.length}>
        <ol className={styles.reigns}>
          {reigns
            .map((reign, at) => <ReignPanel key={reign.matches[0].match} reign={reign} isFirst={at === 0} />)
            .reverse()}
        </ol>
      </Section>
      {undecided.length > 0 && (
        <Section title={t(champions.undecided)} count={undecided.length}>
          <Panel flush>
            <MatchLines label={t(champions.undecided)} ids={undecided.toReversed()} />
          </Panel>
        </Section>
      )}
    </Stack>
  );
}

const meanings = {
  won: champions.won,
  defended: champions.defended,
  kept: champions.kept,
} as const satisfies Record<ReignMatch['as'], Text>;

interface ReignPanelProps {
  readonly reign: Reign;
  /** Earliest known reign; earlier ones may be missing. */
  readonly isFirst: boolean;
}

function ReignPanel({ reign, isFirst }: ReignPanelProps) {
  const { t, dates } = useLanguage();
  const { holder, matches, ended, disputedBy = [] } = reign;
  const defences = defencesIn(reign);
  return (
    <Panel flush as="li">
      <div className={styles.head}>
        <h3 className={styles.holder}>
          <PlayerLink id={holder} />
        </h3>
        <p className={styles.facts}>
          <span>
            {ended ? (
              <DateRange first={matches[0].date} last={ended.date} />
            ) : (
              t(champions.lasting, { date: dates.day(matches[0].date) ?? matches[0].date })
            )}
          </span>
          {defences > 0 && <span>{t(champions.countDefences, { count: defences })}</span>}
          <Beginning from={reign.from} isFirst={isFirst} />
          <Ending ended={ended} />
          {disputedBy.length > 0 && <Disputed by={disputedBy} />}
        </p>
      </div>
      <List bare label={t(champions.lineage)}>
        {matches
          .map(({ match, as }) => <MatchLine key={match} id={match} note={t(meanings[as])} />)
          .reverse()}
      </List>
    </Panel>
  );
}

function Beginning({ from, isFirst }: { readonly from: Reign['from']; readonly isFirst: boolean }) {
  const { t } = useLanguage();
  const name = useAppSelector((state) => from && selectPlayerName(state, from));
  if (name !== undefined) return <span>{t(champions.took, { name })}</span>;
  return <span>{t(isFirst ? champions.tookFirst : champions.tookVacant)}</span>;
}

function Ending({ ended }: { readonly ended: Reign['ended'] }) {
  const { t } = useLanguage();
  const to = ended?.to;
  const name = useAppSelector((state) => to && selectPlayerName(state, to));
  if (ended === undefined) return undefined;
  return name === undefined ? (
    <Badge kind="neutral">{t(champions.vacated)}</Badge>
  ) : (
    <span>{t(champions.lostTo, { name })}</span>
  );
}

function Disputed({ by }: { readonly by: NonNullable<Reign['disputedBy']> }) {
  const { t, list } = useLanguage();
  const names = useAppSelector((state) => list(by.map((player) => selectPlayerName(state, player))));
  return <Badge kind="info">{t(champions.disputed, { names })}</Badge>;
}
