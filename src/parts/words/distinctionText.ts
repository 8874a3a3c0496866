import { find } from '@/language/en/find';
import type { Translate } from '@/language/language';
import { choiceAt, findSport, type Sport } from '@/model/sports';
import type { ToldApart } from '@/wiki/records/toldApart';
import { choiceCodeName } from './sportWords';

export function toldApartText(
  t: Translate,
  sports: readonly Sport[],
  facts: ToldApart | undefined,
): string | undefined {
  if (facts === undefined) return undefined;
  if (facts.kind === 'opponent') return t(find.lastOpponent, { name: facts.name });
  const sport = findSport(sports, facts.sport);
  return choiceCodeName(t, sport && choiceAt(sport, 'weight'), facts.code);
}
