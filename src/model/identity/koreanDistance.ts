import { editDistance } from '@/lib/editDistance';
import { shareOf, type WordRelation } from './compareWords';
import type { Word } from './wordBook';

/**
 * How two words of Korean names agree. Syllables must match closely: Min-jun and Min-ju, or Ji-hun and
 * Ji-hyun, differ like a misspelling but are different names.
 */
export function koreanDistance(a: Word, b: Word): WordRelation {
  const [one, other] = [a.korean ?? '', b.korean ?? ''];
  if (one === other) return { agreement: a.text === b.text ? 'same' : 'spelling', share: 1 };
  const most = Math.max(one.length, other.length);
  const difference = (2 * editDistance(one, other, most)) / most;
  return difference > 0.3
    ? { agreement: 'none', share: 0 }
    : { agreement: 'spelling', share: shareOf(difference, a.script === b.script) };
}
