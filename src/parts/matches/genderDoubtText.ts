import { events } from '@/language/en/events';
import type { Translate } from '@/language/language';
import { choiceAt, type Sport } from '@/model/sports';
import type { GenderDoubt } from '@/wiki/search/genders';
import { choiceCodeName, codeName } from '../words/sportWords';

export function genderDoubtText(
  t: Translate,
  sport: Sport | undefined,
  doubt: GenderDoubt,
  names: readonly [string, string],
): string {
  const gender = codeName(t, 'gender', doubt.gender);
  if (doubt.kind === 'side') return t(events.doubtSide, { name: names[doubt.side] ?? '', gender });
  const code = choiceCodeName(t, choiceAt(sport, doubt.path), doubt.code);
  return t(events.doubtCode, { code, gender });
}

export const genderDoubtKey = (doubt: GenderDoubt): string =>
  `${doubt.kind} ${doubt.kind === 'side' ? doubt.side : doubt.path}`;
