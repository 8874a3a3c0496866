import { find } from '@/language/en/find';
import type { Translate } from '@/language/language';
import { choiceAt, findSport, type Sport } from '@/model/sports';
import type { Distinction } from '@/wiki/records/distinction';
import { choiceCodeName } from './sportWords';

export function distinctionText(
  t: Translate,
  sports: readonly Sport[],
  facts: Distinction | undefined,
): string | undefined {
  if (facts === undefined) return undefined;
  if (facts.kind === 'opponent') return t(find.lastOpponent, { name: facts.name });
  const sport = findSport(sports, facts.sport);
  return choiceCodeName(t, sport && choiceAt(sport, 'weight'), facts.code);
}
