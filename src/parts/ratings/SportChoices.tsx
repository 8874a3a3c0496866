import { ratings } from '@/language/en/ratings';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import type { Sport } from '@/model/sports';
import { Choices } from '@/ui/Choices';
import { sportName } from '../words/sportWords';
import { useSports } from '@/wiki/sports/useSports';

export interface SportChoicesProps {
  readonly sport: Sport;
  readonly route: 'rankings' | 'titles' | 'picks' | 'records' | 'countries';
}

export function SportChoices({ sport, route }: SportChoicesProps) {
  const t = useText();
  const sports = useSports();
  if (sports.length <= 1) return undefined;
  return (
    <Choices
      label={t(ratings.sport)}
      choices={sports.map(({ id }) => ({
        to: `${path(route)}?sport=${id}`,
        label: sportName(t, sports, id),
        current: id === sport.id,
      }))}
    />
  );
}
