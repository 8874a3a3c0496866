import { costTable } from './phonemeCosts';
import { phonemeDistance } from './phonemeDistance';
import type { Word } from './wordBook';

const initials = new Set('jy yj ey ye iy yi hk kh vw wv gh hg'.split(' '));

/** Whether either word is an initial that fits the other. */
export function fitsInitial(a: Word, b: Word): boolean {
  const oneScript = a.script === b.script;
  if (a.isInitial && b.isInitial && oneScript) return false;
  if (a.text[0] === b.text[0] || initials.has(`${a.text[0]}${b.text[0]}`)) return true;
  if (oneScript) return false;
  const table = costTable(false, false);
  return a.sounds.some((one) =>
    b.sounds.some((other) => phonemeDistance(one[0] ?? '', other[0] ?? '', table, 1) <= 0.25),
  );
}
