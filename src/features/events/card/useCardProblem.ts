import { editing } from '@/language/en/editing';
import { events } from '@/language/en/events';
import { useLanguage } from '@/language/useLanguage';
import { useMemo } from 'react';
import { bodyWeight } from '@/model/schema/limits';
import { mostOf, type Sport } from '@/model/sports';
import { useAppSelector } from '@/store/typed';
import { selectScopeStatus } from '@/wiki/scopes/scopesSelectors';
import type { RecordSearch } from '@/wiki/search/recordSearch';
import { endingProblem, filledRows, isBlank, rowProblem, type CardForm } from './cardForm';
import { newPeople } from './cardPeople';
import { nameQuestion } from './nameQuestion';
import type { AlikeNames } from './useAlikeNames';

interface NamesAround {
  readonly search: RecordSearch | undefined;
  readonly version: number;
  readonly alike: AlikeNames;
}

export function useCardProblem(
  form: CardForm,
  { search, version, alike }: NamesAround,
  sport: Sport | undefined,
): string | undefined {
  const { t, weight } = useLanguage();
  const scope = useAppSelector((state) => selectScopeStatus(state, { kind: 'players' }));
  const nobody = useAppSelector((state) => state.players.rows.size === 0);
  const { rows, others } = form;
  const doubtful = useMemo(
    () =>
      newPeople(filledRows(rows)).find(
        (person) => nameQuestion(person, { search, alike, others }) !== undefined,
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version knows others
    [rows, others, search, version, alike],
  );
  // Without any player at hand, every name would look new.
  if (search === undefined || (nobody && scope?.status !== 'live')) return t(editing.loadingPlayers);
  if (filledRows(rows).length === 0) return t(events.needsMatches);
  for (const [at, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const number = at + 1;
    switch (rowProblem(row, sport)) {
      case undefined:
        continue;
      case 'player1':
      case 'player2':
        return t(events.needsPlayer, { number });
      case 'samePlayer':
        return t(events.needsTwo, { number });
      case 'score':
        return t(events.needsScore, { number, most: mostOf(sport) });
      case 'gender':
        return t(events.needsGender, { number });
      case 'weight':
        return t(events.needsWeight, {
          number,
          least: weight(bodyWeight.min),
          most: weight(bodyWeight.max),
        });
      case 'ending': {
        const problem = endingProblem(row);
        return problem && t(events.needsEnding, { number, problem: t(problem) });
      }
    }
  }
  return doubtful === undefined ? undefined : t(events.needsAnswer, { name: doubtful.name });
}
