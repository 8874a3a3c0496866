import type { Language } from '@/language/language';
import { isJsonObject } from '@/lib/json';
import { fieldChanges, recordIdOf, type Delta } from '@/model/proposals/delta';
import { shownValue } from '@/model/days/shownValue';
import { matchSummary } from '@/model/matches/matchSummary';
import { nameWords } from '@/model/names/nameSearch';
import { sportsFor } from '@/model/sports';
import { fieldText } from '@/parts/words/fieldText';
import type { RootState } from '@/store/typed';
import { selectSportOf } from '@/wiki/editing/editingSelectors';
import { selectProposalName } from '@/wiki/proposals/proposalSelectors';
import { selectProfile } from '@/wiki/session/profileSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';

interface Known {
  readonly language: Language;
  readonly name: string;
  readonly author: string;
  readonly text: string;
}

/** Normalising words is slow, so the result is cached per proposal. */
const known = new WeakMap<Delta, Known>();

export function queueText(state: RootState, language: Language, delta: Delta): string {
  // Whole names, because the queue shows last names but moderators search for both.
  const named = selectProposalName(state, delta.id, (match) => matchSummary(match, language.weightClass));
  const name = typeof named === 'string' ? named : language.t(named);
  const author = selectProfile(state, delta.author)?.name ?? '';
  const before = known.get(delta);
  if (before?.language === language && before.name === name && before.author === author) return before.text;
  const sports = sportsFor(selectSports(state), selectSportOf(state, delta.collection, recordIdOf(delta)));
  const values = (fieldChanges(delta) ?? []).map(({ field, value }) =>
    fieldText(
      language,
      sports,
      field,
      shownValue(field, value, isJsonObject(delta.value) ? delta.value : undefined),
    ),
  );
  const said = [name, author, ...values, delta.note, delta.source];
  const text = nameWords(said.filter((each) => each !== undefined).join(' ')).join(' ');
  known.set(delta, { language, name, author, text });
  return text;
}
