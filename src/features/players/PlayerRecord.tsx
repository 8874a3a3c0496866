import { sameItems } from '@/lib/sameItems';
import { enumOptions } from '@/model/fields';
import { recordByArm } from '@/model/playerRecord';
import { recordText, roundsText } from '@/model/tally';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { selectMatchesOfPlayer } from './playersSelectors';

const columns: readonly Column[] = [
  { key: 'arm', label: 'Arm', phone: 'lead' },
  { key: 'matches', label: 'Matches', align: 'end' },
  { key: 'rounds', label: 'Rounds', align: 'end' },
];

/** What a player has won and lost, per arm; nothing without a decided match. */
export function PlayerRecord({ id }: { readonly id: string }) {
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id), sameItems);
  const records = recordByArm(matches, id);
  if (records.length === 0) return undefined;
  const arms = enumOptions('arm');
  return (
    <Section title="Record">
      <Card flush>
        <DataTable caption="Won and lost per arm" columns={columns}>
          {records.map(({ arm, tally }) => (
            <DataRow key={arm ?? ''}>
              <DataCell column="arm" header>
                {arm ? arms[arm] : 'Unknown'}
              </DataCell>
              <DataCell column="matches">{recordText(tally)}</DataCell>
              <DataCell column="rounds">{roundsText(tally)}</DataCell>
            </DataRow>
          ))}
        </DataTable>
      </Card>
    </Section>
  );
}
