import { simplified } from './hanLetters';
import { isHangul } from './hangul';

const longSurnames = new Set(
  '남궁 황보 제갈 선우 독고 사공 서문 동방 欧阳 司马 诸葛 上官 夏侯 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 司徒 司空 东方 独孤 南宫 钟离 申屠 淳于 呼延 端木'.split(
    ' ',
  ),
);

const isHan = (letter: string) => /\p{Script=Han}/u.test(letter);

/** Splits a name without blanks, surname first: 김민준 gives 김 and 민준, 王皓 gives 王 and 皓. */
export function splitName(word: string): readonly string[] {
  const letters = [...word];
  if (letters.length < 2 || letters.length > 4) return [word];
  if (!letters.every(isHangul) && !letters.every(isHan)) return [word];
  const isLong = letters.length > 2 && longSurnames.has(simplified(letters.slice(0, 2).join('')));
  // Four characters without a long surname are a foreign name.
  if (letters.length === 4 && !isLong) return [word];
  const size = isLong ? 2 : 1;
  return [letters.slice(0, size).join(''), letters.slice(size).join('')];
}
