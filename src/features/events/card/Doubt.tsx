import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { spellingOf } from '@/model/names/spelling';
import type { Draft } from '@/parts/drafts/draft';
import { PlayerApart } from '@/parts/records/PlayerApart';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { playersFor } from '@/wiki/search/playersFor';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { NewPerson } from './cardForm';
import styles from './Doubt.module.css';
import type { ChosenPlayer } from './knownNames';
import type { AlikeNames } from './useAlikeNames';

export interface DoubtProps {
  readonly draft: Draft;
  readonly country: string | undefined;
  readonly others: readonly string[];
  readonly alike: AlikeNames;
  /** The name is another spelling of this new one. */
  readonly onSame: (person: NewPerson) => void;
  readonly onChoose: (answer: ChosenPlayer) => void;
  /** Receives the key of the new person. */
  readonly onSayNew: (key: string) => void;
}

/**
 * Asks whether a new name means one of the similar known players or an earlier one of the card, and whether
 * an unusual name is a name at all.
 */
export function Doubt({ draft, country, others, alike, onSame, onChoose, onSayNew }: DoubtProps) {
  const { t, country: countryName } = useLanguage();
  const { search } = useRecordSearch();
  if (draft.kind !== 'newPlayer') return null;
  const { name } = draft;
  const key = alike.keyOf(name, country);
  if (others.some((each) => spellingOf(each) === spellingOf(key))) return null;
  const { same, near, odd } = playersFor(search, { name });
  const earlier = alike.of.get(key) ?? [];
  if (same.length + near.length + earlier.length === 0) {
    if (!odd) return null;
    return (
      <div className={styles.doubt}>
        <p>{t(events.oddName, { name })}</p>
        <Button size="sm" onClick={() => onSayNew(key)}>
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
        <Button key={other.key} size="sm" onClick={() => onSame(other)}>
          {t(events.sameAs, {
            name: other.country === undefined ? other.name : `${other.name} (${countryName(other.country)})`,
          })}
        </Button>
      ))}
      <Button size="sm" onClick={() => onSayNew(key)}>
        {t(events.somebodyElse)}
      </Button>
    </div>
  );
}

interface CandidateProps {
  readonly id: string;
  /** All candidates. */
  readonly ids: readonly string[];
  readonly onChoose: (chosen: Pick<ChosenPlayer, 'id' | 'name'>) => void;
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
