import { players as texts } from '@/language/en/players';
import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { recordByArm } from '@/model/playerRecord';
import { recordText, roundsText } from '@/model/tally';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { DataCell, DataRow, DataTable, type Column } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { wholeArmTexts } from '@/features/wiki/display/sportWords';
import { selectMatchesOfPlayer } from './playersSelectors';

/** What a player has won and lost, per arm; nothing without a decided match. */
export function PlayerRecord({ id }: { readonly id: string }) {
  const t = useText();
  const matches = useAppSelector((state) => selectMatchesOfPlayer(state, id), sameItems);
  const records = recordByArm(matches, id);
  if (records.length === 0) return undefined;
  const columns: readonly Column[] = [
    { key: 'arm', label: t(ratings.arm), phone: 'lead' },
    { key: 'matches', label: t(texts.matches), align: 'end' },
    { key: 'rounds', label: t(ratings.rounds), align: 'end' },
  ];
  return (
    <Section title={t(texts.record)}>
      <Card flush>
        <DataTable caption={t(texts.recordCaption)} columns={columns}>
          {records.map(({ arm, tally }) => (
            <DataRow key={arm ?? ''}>
              <DataCell column="arm" header>
                {t(arm ? wholeArmTexts[arm] : texts.armUnknown)}
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
