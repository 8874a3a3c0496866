import { useNavigate } from 'react-router';
import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { path } from '@/model/sharing/routes';
import { useKeepDay } from '@/parts/days/useKeepDay';
import { PlayerPicker } from '@/parts/ratings/PlayerPicker';
import { useSportQuery } from '@/wiki/sports/useSports';

interface OtherOpponentProps {
  readonly id: string;
  readonly name: string;
  readonly sport: string;
}

export function OtherOpponent({ id, name, sport }: OtherOpponentProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = useSportQuery(sport);
  const keepDay = useKeepDay();
  return (
    <PlayerPicker
      label={t(texts.anotherOpponent, { name })}
      value={undefined}
      except={id}
      onChange={(chosen) => void navigate(keepDay(path('versus', { id, otherId: chosen }) + query))}
    />
  );
}
