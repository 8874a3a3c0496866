import { useStore } from 'react-redux';
import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { NameChoices } from '@/parts/rows/NameChoices';
import { nameAnswer, newAnswer, sameAnswer } from '@/parts/rows/people';
import type { RootState } from '@/store/typed';
import type { Draft } from '@/parts/drafts/draft';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import type { CardEdits } from './cardEdits';
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
  readonly onSame: (person: NewPerson) => void;
  readonly onChoose: (answer: ChosenPlayer) => void;
  readonly onSayNew: CardEdits['sayNew'];
  readonly onSpell: CardEdits['spell'];
}

export function Doubt({ draft, person, others, alike, onSame, onChoose, onSayNew, onSpell }: DoubtProps) {
  const t = useText();
  const store = useStore<RootState>();
  const { search } = useRecordSearch();
  if (draft.kind !== 'newPlayer') return null;
  const { name } = draft;
  const question = nameQuestion({ key: person, name }, { search, alike, others });
  if (question === undefined) return null;
  const { same, near, alike: earlier, turned } = question;
  const ids = [...same, ...near];
  const isNobodyElse = ids.length + earlier.length === 0;
  const answer = (said: string) => {
    const other = earlier.find(({ key }) => sameAnswer(key) === said);
    const chosen = selectPlayer(store.getState(), said)?.name;
    if (said === newAnswer) onSayNew([person]);
    else if (turned !== undefined && said === nameAnswer(turned)) onSpell([{ key: person, name: turned }]);
    else if (other !== undefined) onSame(other);
    else if (chosen !== undefined)
      onChoose({ id: said, name: chosen, written: same.length === 0 ? name : undefined });
  };
  return (
    <div className={styles.doubt}>
      <p>{t(isNobodyElse && turned === undefined ? events.oddName : events.didYouMean, { name })}</p>
      <NameChoices
        kind="player"
        ids={ids}
        alike={earlier}
        turned={turned}
        newText={isNobodyElse ? events.keepName : events.somebodyElse}
        onAnswer={answer}
      />
    </div>
  );
}
