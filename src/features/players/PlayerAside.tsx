import { titles } from '@/language/en/titles';
import { useText } from '@/language/useLanguage';
import type { Player } from '@/model/records/records';
import { Section } from '@/ui/Section';
import { HistoryList } from '@/parts/history/HistoryList';
import { ReportButton } from '@/parts/reports/ReportButton';
import { useSports } from '@/wiki/sports/useSports';
import { DifferentPlayers } from './DifferentPlayers';
import { MergedPlayers } from './MergedPlayers';
import { PlayerFacts } from './PlayerFacts';
import { PlayerPicture } from './PlayerPicture';
import { PlayerTally } from './PlayerTally';
import { PlayerTitles } from './PlayerTitles';
import { Rivals } from './Rivals';

export function PlayerAside({ id, name }: Pick<Player, 'id' | 'name'>) {
  const t = useText();
  const sports = useSports();
  return (
    <div>
      <PlayerPicture id={id} name={name} />
      <PlayerFacts id={id} name={name} />
      <ReportButton collection="player" id={id} name={name} />
      <MergedPlayers id={id} name={name} />
      <DifferentPlayers id={id} />
      {sports.map((sport) => (
        <PlayerTitles key={sport.id} id={id} sport={sport} />
      ))}
      <PlayerTally id={id} />
      <Rivals id={id} />
      <Section title={t(titles.history)}>
        <HistoryList id={id} />
      </Section>
    </div>
  );
}
