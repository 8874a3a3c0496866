import { editDistance } from '@/lib/editDistance';
import { haveOtherMarks } from '../names/marks';
import type { Syllables } from './weighWords';
import { shareOf, type WordRelation } from './compareWords';
import { chineseSounds } from './chinese';
import { haveOtherVowels, type KoreanSounds } from './korean';
import { isVietnameseSyllable } from './vietnamese';
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
  if (syllables === 'vietnamese') {
    // Ngyet is a typing error.
    if (a.text !== b.text)
      return [a, b].every(({ text }) => isVietnameseSyllable(text)) ? nothing : undefined;
    return areOther(a, b) ? nothing : { agreement: 'same', share: 1 };
  }
  if (syllables !== 'korean') return chineseDistance(a, b, syllables === 'wade');
  return a.korean === undefined || b.korean === undefined
    ? undefined
    : koreanDistance(a, b, a.korean, b.korean);
}

/** Toàn and Toản, 浩 and 皓. */
const areOther = (a: Word, b: Word): boolean =>
  (a.original !== undefined && b.original !== undefined && a.original !== b.original) ||
  (a.marked !== undefined && b.marked !== undefined && haveOtherMarks(a.marked, b.marked));

function koreanDistance(a: Word, b: Word, one: KoreanSounds, other: KoreanSounds): WordRelation {
  if (one === other && haveOtherVowels(a, b)) return nothing;
  if (one === other) return { agreement: a.text === b.text ? 'same' : 'spelling', share: 1 };
  const most = Math.max(one.length, other.length);
  const difference = (2 * editDistance(one, other, most)) / most;
  return difference > 0.3
    ? nothing
    : { agreement: 'spelling', share: shareOf(difference, a.script === b.script) };
}

/** Wade and Giles without marks leave open which of two sounds a letter has. */
const withoutMarks: WordRelation = { agreement: 'spelling', share: 0.8 };

function chineseDistance(a: Word, b: Word, isWade: boolean): WordRelation {
  if (!a.sayings.some((saying) => b.sayings.includes(saying)))
    return isWade && chineseSounds(a.text) === chineseSounds(b.text) ? withoutMarks : nothing;
  return areOther(a, b)
    ? { agreement: 'spelling', share: sameReadingShare }
    : { agreement: 'same', share: 1 };
}
