import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { useLiveMatch } from '@/parts/live/useLiveMatch';
import { matchWords } from '@/parts/words/sportWords';
import type { Match } from '@/model/records/records';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';
import { useSport } from '@/wiki/sports/useSports';
import styles from './Stage.module.css';

/** A match to come, with a substitute where one is known. */
export function NextLine({ id }: { readonly id: string }) {
  const match = useAppSelector((state) => selectShownMatch(state, id));
  return match && <KnownLine shown={match} />;
}

function KnownLine({ shown }: { readonly shown: Match }) {
  const t = useText();
  const { match } = useLiveMatch(shown);
  const sport = useSport(match.event.sport.id);
  return (
    <li>
      <strong>
        {match.player1.name} – {match.player2.name}
      </strong>
      <span className={styles.note}>{matchWords(t, sport, match).join(' · ')}</span>
    </li>
  );
}
