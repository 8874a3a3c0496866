import { ListChecks } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { video as texts } from '@/language/en/video';
import { useText } from '@/language/useLanguage';
import { otherNames } from '@/model/identity/namesOfPlayer';
import { assignMoments, type MomentDoubt, type NamedMatch } from '@/model/matches/assignMoments';
import { matchName } from '@/model/matches/matchFacts';
import { clockText, readTimestamps, type Timestamp } from '@/model/matches/timestamps';
import type { Match, Side } from '@/model/records/records';
import type { YoutubeId } from '@/model/records/youtube';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { matchWords } from '@/parts/words/sportWords';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { Stack } from '@/ui/Stack';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { useSport } from '@/wiki/sports/useSports';
import doubtStyles from '../card/Doubt.module.css';
import styles from './Moments.module.css';
import { lastSecond, withAnswer, withAssigned, type MomentsForm } from './momentsForm';

export interface PasteMomentsProps {
  readonly video: YoutubeId;
  readonly matches: readonly Match[];
  readonly form: MomentsForm;
  readonly onChange: (edit: (before: MomentsForm) => MomentsForm) => void;
}

export function PasteMoments({ video, matches, form, onChange }: PasteMomentsProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [assigned, setAssigned] = useState<{
    readonly count: number;
    readonly others: readonly Timestamp[];
  }>();
  const text = useDeferredValue(form.paste);
  const times = useMemo(() => readTimestamps(text).filter(({ second }) => second <= lastSecond), [text]);
  const assign = () => {
    const found = assignMoments(times, dispatch(named(matches)));
    onChange((before) => ({ ...withAssigned(before, video, matches, found, times), paste: '' }));
    setAssigned({ count: found.moments.size, others: found.others });
  };
  return (
    <Stack gap={3}>
      <TextAreaField
        label={t(texts.paste)}
        hint={t(texts.pasteHint)}
        rows={4}
        value={form.paste}
        onChange={(paste) => onChange((before) => ({ ...before, paste }))}
      />
      <Stack row gap={3}>
        <Button size="sm" icon={<ListChecks />} disabled={times.length === 0} onClick={assign}>
          {t(texts.assign, { count: times.length })}
        </Button>
        <p role="status" className={styles.help}>
          {text.trim() !== '' && times.length === 0 && t(texts.noTimes)}
          {text.trim() === '' &&
            assigned &&
            t(texts.assigned, { count: assigned.count, others: assigned.others.length })}
        </p>
      </Stack>
      {assigned !== undefined && assigned.others.length > 0 && (
        <ul aria-label={t(texts.others)} className={styles.help}>
          {assigned.others.map((other) => (
            <li key={`${other.second} ${other.text}`}>{[clockText(other.second), other.text].join(' ')}</li>
          ))}
        </ul>
      )}
      {form.doubts.map((doubt) => (
        <Doubt
          key={`${doubt.second} ${doubt.text}`}
          doubt={doubt}
          matches={matches}
          onAnswer={(match) => onChange((before) => withAnswer(before, doubt, match))}
        />
      ))}
    </Stack>
  );
}

interface DoubtProps {
  readonly doubt: MomentDoubt;
  readonly matches: readonly Match[];
  readonly onAnswer: (match: string | undefined) => void;
}

function Doubt({ doubt: { second, text, matches: offered }, matches, onAnswer }: DoubtProps) {
  const t = useText();
  const question = useId();
  const sport = useSport(matches[0]?.event.sport.id);
  return (
    <div role="group" aria-labelledby={question} className={doubtStyles.doubt}>
      <p id={question}>{t(texts.doubt, { time: clockText(second), text })}</p>
      {offered.map((id) => {
        const match = matches.find((each) => each.id === id);
        return (
          match && (
            <Button key={id} size="sm" onClick={() => onAnswer(id)}>
              {[matchName(match), ...matchWords(t, sport, match).slice(0, 1)].join(' · ')}
            </Button>
          )
        );
      })}
      <Button size="sm" variant="quiet" onClick={() => onAnswer(undefined)}>
        {t(texts.noneOfThese)}
      </Button>
    </div>
  );
}

const named =
  (matches: readonly Match[]): AppThunk<readonly NamedMatch[]> =>
  (_dispatch, getState) => {
    const spellings = ({ id, name }: Side) => {
      const player = selectPlayer(getState(), id);
      return [...new Set([name, ...(player ? [player.name, ...otherNames(player)] : [])])];
    };
    return matches.map((match) => ({
      id: match.id,
      arm: match.arm,
      sides: [spellings(match.player1), spellings(match.player2)],
    }));
  };
