import { events } from '@/language/en/events';
import { useLanguage, useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { isOddName } from '@/model/card/oddName';
import { spellingOf } from '@/model/importing/spelling';
import type { Draft } from '@/parts/drafts/draft';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import styles from './Card.module.css';
import { knownNames, type Answer } from './knownNames';

export interface DoubtProps {
  readonly draft: Draft;
  readonly others: readonly string[];
  readonly onChoose: (answer: Answer) => void;
  readonly onSayNew: (name: string) => void;
}

/**
 * Asks whether a new name means one of the similar known players, and whether an unusual name is a name at
 * all.
 */
export function Doubt({ draft, others, onChoose, onSayNew }: DoubtProps) {
  const t = useText();
  const { search } = useRecordSearch();
  if (draft.kind !== 'newPlayer') return null;
  const { name } = draft;
  if (others.some((each) => spellingOf(each) === spellingOf(name))) return null;
  const { same, near } = knownNames(search, name);
  if (same.length + near.length === 0) {
    if (!isOddName(name)) return null;
    return (
      <div className={styles.doubt}>
        <p>{t(events.oddName, { name })}</p>
        <Button size="sm" onClick={() => onSayNew(name)}>
          {t(events.keepName)}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.doubt}>
      <p>{t(events.didYouMean, { name })}</p>
      {[...same, ...near].map((id) => (
        <Candidate
          key={id}
          id={id}
          onChoose={(chosen) => onChoose({ ...chosen, written: same.length === 0 ? name : undefined })}
        />
      ))}
      <Button size="sm" onClick={() => onSayNew(name)}>
        {t(events.somebodyElse)}
      </Button>
    </div>
  );
}

interface CandidateProps {
  readonly id: string;
  readonly onChoose: (chosen: Pick<Answer, 'id' | 'name'>) => void;
}

function Candidate({ id, onChoose }: CandidateProps) {
  const { country } = useLanguage();
  const player = useAppSelector((state) => selectPlayer(state, id));
  if (!player) return null;
  return (
    <Button size="sm" onClick={() => onChoose({ id, name: player.name })}>
      {player.name}
      {player.country !== undefined && ` (${country(player.country)})`}
    </Button>
  );
}
