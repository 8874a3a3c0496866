import { editDistance } from '@/lib/editDistance';
import type { Syllables } from './weighWords';
import { shareOf, type WordRelation } from './compareWords';
import type { KoreanSounds } from './korean';
import type { Word } from './wordBook';

const nothing: WordRelation = { agreement: 'none', share: 0 };

/** Many characters have one reading, but a name may be in traditional or simplified ones. */
const sameReadingShare = -0.2;

/**
 * How two words of Korean or Chinese names agree; `undefined` for other names. Syllables must match closely: Min-jun
 * and Min-ju, or Wei and Wen, differ like a misspelling but are different names.
 */
export function syllableDistance(a: Word, b: Word, syllables: Syllables): WordRelation | undefined {
  if (syllables === undefined || a.isInitial || b.isInitial) return undefined;
  if (syllables === 'vietnamese') return a.text === b.text ? { agreement: 'same', share: 1 } : nothing;
  if (syllables === 'chinese') return chineseDistance(a, b);
  return a.korean === undefined || b.korean === undefined
    ? undefined
    : koreanDistance(a, b, a.korean, b.korean);
}

function koreanDistance(a: Word, b: Word, one: KoreanSounds, other: KoreanSounds): WordRelation {
  if (one === other) return { agreement: a.text === b.text ? 'same' : 'spelling', share: 1 };
  const most = Math.max(one.length, other.length);
  const difference = (2 * editDistance(one, other, most)) / most;
  return difference > 0.3
    ? nothing
    : { agreement: 'spelling', share: shareOf(difference, a.script === b.script) };
}

function chineseDistance(a: Word, b: Word): WordRelation {
  if (a.text !== b.text) return nothing;
  const areOther = a.original !== undefined && b.original !== undefined && a.original !== b.original;
  return areOther ? { agreement: 'spelling', share: sameReadingShare } : { agreement: 'same', share: 1 };
}
