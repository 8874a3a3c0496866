import { rows } from '@/language/en/rows';
import type { Language, Translate } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import type { Sport } from '@/model/sports';
import { Badge } from '@/ui/Badge';
import { genderDoubtText } from '../matches/genderDoubtText';
import type { PlannableRow, PlannedRow, Repeat } from './plan';
import { cardTexts, doubtText, doubtTexts, problemText, type RowTexts } from './remarkTexts';
import styles from './RowRemarks.module.css';

type Reasons = Pick<PlannedRow<PlannableRow>, 'problems' | 'repeats' | 'state'>;

const repeatText = (t: Translate, repeats: Repeat): string =>
  repeats.kind === 'stored' ? t(rows.repeatsStored) : t(rows.repeatsLine, { line: repeats.line });

/** Why a row cannot be proposed, and why it should not. */
export function reasonTexts(
  language: Language,
  sport: Sport | undefined,
  { problems, repeats, state }: Reasons,
  texts: RowTexts,
): readonly string[] {
  const { t } = language;
  return [
    ...problems.map((problem) => problemText(language, sport, problem, texts)),
    ...(repeats === undefined ? [] : [repeatText(t, repeats)]),
    ...(state === 'asked' ? [t(rows.isAsked)] : []),
  ];
}

export interface RowRemarksProps {
  readonly planned: Reasons & Pick<PlannedRow<PlannableRow>, 'doubts' | 'genderDoubts'>;
  readonly sport: Sport | undefined;
  readonly names: readonly [string, string];
  readonly texts?: RowTexts;
}

export function RowRemarks({ planned, sport, names, texts = cardTexts }: RowRemarksProps) {
  const language = useLanguage();
  const { problems, doubts, genderDoubts } = planned;
  const remarks = [
    ...reasonTexts(language, sport, planned, texts),
    ...doubtTexts(doubts, (doubt) => doubtText(language, doubt, texts)),
    ...genderDoubts.map((doubt) => genderDoubtText(language.t, sport, doubt, names)),
  ];
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map((text, at) => (
        <li key={at}>
          <Badge kind={at < problems.length ? 'problem' : 'info'}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
