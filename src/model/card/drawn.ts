import { trimEnds } from '@/lib/trimEnds';

const drawing = /[\u2500-\u257f]|_{3,}/u;
/** A line of only drawing, such as below a table's head. */
const onlyDrawn = /^[\u2500-\u257f\s|+=_:-]*$/u;
const upright = /[|│┃║]/u;
const level = /[─━═╌╍┄┅┈┉\s]/u;

export const isDrawn = (line: string): boolean => drawing.test(line);

/**
 * Removes a frame: a framed row becomes tab-separated cells, a ruled heading its words, and a drawn line
 * nothing. Drawing between words stays.
 */
export function withoutFrame(line: string): string {
  const text = line.trim();
  if (text === '' || !(drawing.test(text) || upright.test(text))) return line;
  if (onlyDrawn.test(text) && (drawing.test(text) || /[|+]/.test(text))) return '';
  const cells = text.split(upright);
  const isFramed = cells.length > 3 && cells[0] === '' && cells.at(-1) === '';
  if (isFramed)
    return cells
      .slice(1, -1)
      .map((cell) => cell.trim())
      .join('\t');
  return trimEnds(text, level, level);
}
