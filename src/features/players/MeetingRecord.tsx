import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { recordByArm } from '@/model/playerRecord';
import { recordText, roundsText, type Tally } from '@/model/tally';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { wholeArmTexts } from '@/features/wiki/display/sportWords';
import { selectMeetings } from './rivalsSelectors';

export interface PairProps {
  readonly ids: readonly [string, string];
  readonly names: readonly [string, string];
}

/** Who leads, by arm, in matches and in rounds; nothing when they have not met. */
export function MeetingRecord({ ids: [id, otherId], names: [own, other] }: PairProps) {
  const t = useText();
  const meetings = useAppSelector((state) => selectMeetings(state, id, otherId), sameItems);
  const records = recordByArm(meetings, id);
  if (records.length === 0) return undefined;
  const columns: readonly Column[] = [
    { key: 'arm', label: t(ratings.arm), phone: 'lead' },
    { key: 'matches', label: t(texts.matches), align: 'end' },
    { key: 'rounds', label: t(ratings.rounds), align: 'end' },
    { key: 'leader', label: t(texts.leads), align: 'end' },
  ];
  const leader = ({ wins, losses }: Tally) =>
    wins === losses ? t(texts.level) : wins > losses ? own : other;
  return (
    <Section title={t(texts.recordAgainst, { own, other })}>
      <Card flush>
        <DataTable caption={t(texts.recordAgainst, { own, other })} columns={columns}>
          {records.map(({ arm, tally }) => (
            <DataRow key={arm ?? ''}>
              <DataCell column="arm" header>
                {t(arm ? wholeArmTexts[arm] : texts.armUnknown)}
              </DataCell>
              <DataCell column="matches">{recordText(tally)}</DataCell>
              <DataCell column="rounds">{roundsText(tally)}</DataCell>
              <DataCell column="leader">{leader(tally)}</DataCell>
            </DataRow>
          ))}
        </DataTable>
      </Card>
    </Section>
  );
}
