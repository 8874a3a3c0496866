import { trimEnds } from '@/lib/trimEnds';

/** Lines and corners of which brackets and tables are drawn, and blanks to write on. */
const drawing = /[\u2500-\u257f]|_{3,}/u;
/** A line that is nothing but drawn, as the one below the head of a table. */
const onlyDrawn = /^[\u2500-\u257f\s|+=_:-]*$/u;
const upright = /[|│┃║]/u;
/** Signs that may stand around the words of a heading. */
const level = /[─━═╌╍┄┅┈┉\s]/u;

/** Tells whether a line has signs of a drawing. */
export const isDrawn = (line: string): boolean => drawing.test(line);

/**
 * A line without what is drawn around it: the cells of a framed row with tabs between them, the words of a ruled heading,
 * nothing where all is drawn. What is drawn between words stays.
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
