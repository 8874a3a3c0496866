import { events } from '@/language/en/events';
import { rows } from '@/language/en/rows';
import { useLanguage } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import type { Draft } from '@/parts/drafts/draft';
import { PlayerApart } from '@/parts/records/PlayerApart';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { NewPerson } from './cardPeople';
import styles from './Doubt.module.css';
import type { ChosenPlayer } from './knownNames';
import { nameQuestion } from './nameQuestion';
import type { AlikeNames } from './useAlikeNames';

export interface DoubtProps {
  readonly draft: Draft;
  /** Key of the person. */
  readonly person: string;
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
export function Doubt({ draft, person, others, alike, onSame, onChoose, onSayNew }: DoubtProps) {
  const { t, country: countryName } = useLanguage();
  const { search } = useRecordSearch();
  if (draft.kind !== 'newPlayer') return null;
  const { name } = draft;
  const question = nameQuestion({ key: person, name }, { search, alike, others });
  if (question === undefined) return null;
  const { same, near, alike: earlier } = question;
  if (same.length + near.length + earlier.length === 0) {
    return (
      <div className={styles.doubt}>
        <p>{t(events.oddName, { name })}</p>
        <Button size="sm" onClick={() => onSayNew(person)}>
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
          {t(rows.sameAs, {
            name: other.country === undefined ? other.name : `${other.name} (${countryName(other.country)})`,
          })}
        </Button>
      ))}
      <Button size="sm" onClick={() => onSayNew(person)}>
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
