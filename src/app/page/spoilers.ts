import { keepItem, readItem } from '@/lib/browserParts';
import { asksWithoutResults } from '@/model/matches/spoilers';
import { readersDay } from '@/parts/days/useToday';
import { printRevealed, readRevealed, revealedKey } from '@/wiki/spoilers/revealed';
import type { SpoilersState } from '@/wiki/spoilers/spoilersSlice';

export function readSpoilers(search: string): SpoilersState & Required<Pick<SpoilersState, 'today'>> {
  const before = readRevealed(readItem('session', revealedKey) ?? '');
  const revealed = { ...before, asked: before.asked || asksWithoutResults(search) };
  if (revealed.asked && !before.asked) keepItem('session', revealedKey, printRevealed(revealed));
  return { ...revealed, today: readersDay() };
}
