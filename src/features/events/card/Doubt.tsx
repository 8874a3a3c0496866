import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { spellingOf } from '@/model/importing/spelling';
import type { Draft } from '@/parts/drafts/draft';
import { PlayerApart } from '@/parts/records/PlayerApart';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { playersFor } from '@/wiki/search/playersFor';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import styles from './Doubt.module.css';
import type { Answer } from './knownNames';
import type { AlikeNames } from './useAlikeNames';

export interface DoubtProps {
  readonly draft: Draft;
  readonly others: readonly string[];
  readonly alike: AlikeNames;
  /** The name is another spelling of this new one. */
  readonly onSame: (name: string) => void;
  readonly onChoose: (answer: Answer) => void;
  readonly onSayNew: (name: string) => void;
}

/**
 * Asks whether a new name means one of the similar known players or an earlier one of the card, and whether
 * an unusual name is a name at all.
 */
export function Doubt({ draft, others, alike, onSame, onChoose, onSayNew }: DoubtProps) {
  const t = useText();
  const { search } = useRecordSearch();
  if (draft.kind !== 'newPlayer') return null;
  const { name } = draft;
  if (others.some((each) => spellingOf(each) === spellingOf(name))) return null;
  const { same, near, odd } = playersFor(search, { name });
  const earlier = alike.get(spellingOf(name)) ?? [];
  if (same.length + near.length + earlier.length === 0) {
    if (!odd) return null;
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
      {[...same, ...near].map((id, _at, ids) => (
        <Candidate
          key={id}
          id={id}
          ids={ids}
          onChoose={(chosen) => onChoose({ ...chosen, written: same.length === 0 ? name : undefined })}
        />
      ))}
      {earlier.map((other) => (
        <Button key={other} size="sm" onClick={() => onSame(other)}>
          {t(events.sameAs, { name: other })}
        </Button>
      ))}
      <Button size="sm" onClick={() => onSayNew(name)}>
        {t(events.somebodyElse)}
      </Button>
    </div>
  );
}

interface CandidateProps {
  readonly id: string;
  /** All candidates. */
  readonly ids: readonly string[];
  readonly onChoose: (chosen: Pick<Answer, 'id' | 'name'>) => void;
}

function Candidate({ id, ids, onChoose }: CandidateProps) {
  const name = useAppSelector((state) => selectPlayer(state, id)?.name);
  if (name === undefined) return null;
  return (
    <Button size="sm" onClick={() => onChoose({ id, name })}>
      <PlayerApart id={id} name={name} ids={ids} />
    </Button>
  );
}
