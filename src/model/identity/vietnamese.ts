import type { RomanWord } from './romanize';

/** Letters that only Vietnamese has; Croatian has a đ, and Igbo has dots below too. */
const ownLetters = /[ơưảạấầẩẫậắằẳẵặếềểễệỉốồổỗộớờởỡợủứừửữựỷỵ]/iu;

const syllable =
  /^(?:ye[mntu]|(?:ngh?|gh|kh|nh|ph|q(?=u[aeioy])|th|tr|ch|gi|[bcdghklmnrstvx])?(?:i[aeu]|u[aeiouy]|o[aeio]|a[iouy]|e[ou]|uye|uya|oai|ieu|uoi|uou|oay|uay|[aeiouy])(?:ch|ng|nh|[cmnpt])?)$/;

/** Whether the word can be a Vietnamese syllable, its marks left out. Two that differ are two names. */
export const isVietnameseSyllable = (text: string): boolean => syllable.test(text);

const surnames = new Set(
  'nguyen tran pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh doan trinh truong mai le luong to ta'.split(
    ' ',
  ),
);

/** Whether a name is Vietnamese by its letters, or, without marks, by its surname and syllables: Tran Van Minh, Van Minh Tran. */
export const isVietnameseName = (written: string, words: readonly RomanWord[]): boolean =>
  ownLetters.test(written.normalize('NFC')) ||
  (words.length > 2 &&
    [words[0]!, words.at(-1)!].some(({ text }) => surnames.has(text)) &&
    words.every(({ text, isShort }) => !isShort && isVietnameseSyllable(text)));
