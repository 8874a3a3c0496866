import { useMemo } from 'react';
import { tableValues } from '@/lib/table';
import type { createNameHints } from '@/model/identity/nameHints';
import type { PlayerShown } from '@/model/identity/identities';
import { nameWords } from '@/model/names/nameSearch';
import { usePlayerNamesakes } from '@/parts/namesakes/PlayerNamesakeLinks';
import { useAppSelector } from '@/store/typed';
import { selectPlayerRows } from '@/wiki/records/identitiesSelectors';
import { selectBaseRecord } from '@/wiki/records/recordsSelectors';
import { inLatin } from '@/wiki/search/latin';
import { useNameHints } from '@/wiki/search/useNameHints';

const most = 5;
/** Lower than for a list that nobody has asked for. */
const least = 0.5;

/** Players who may be this one: of the same or a similar name, and once the code has loaded, Bob beside Robert Hutchings. */
export function useLikelyTwins(id: string): readonly string[] {
  const name = useAppSelector((state) => selectBaseRecord(state, 'player', id)?.name ?? '');
  const players = useAppSelector(selectPlayerRows);
  const { same, similar } = usePlayerNamesakes(name, id);
  const { create } = useNameHints();
  const alike = useMemo(
    () => (create === undefined ? [] : alikeAmong(create, id, name, tableValues(players))),
    [create, id, name, players],
  );
  return [...new Set([...same, ...similar, ...alike])];
}

/** Only among those who share a word, since to compare with all players would take seconds. */
function alikeAmong(
  create: typeof createNameHints,
  id: string,
  name: string,
  players: Iterable<PlayerShown>,
): readonly string[] {
  const wordsIn = (text: string) => nameWords(inLatin(text));
  const words = new Set(wordsIn(name).filter(({ length }) => length > 1));
  const known = create(inLatin);
  for (const player of players)
    if (player.id !== id && player.hidden !== true && wordsIn(player.name).some((word) => words.has(word)))
      known.put(player);
  return known.find(name, most, least).map((hint) => hint.id);
}
