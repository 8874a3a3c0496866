import { spellings } from './places';
import type { Served } from './served';

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const unescaped = (text: string) =>
  text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/(%[\da-f]{2})+/gi, (codes) => {
      try {
        return decodeURIComponent(codes);
      } catch {
        return codes;
      }
    });
const marks = [...spellings, 'zeff'].map(folded);
/** The texts that contain the name in any spelling, escaped or not. */
export const naming = (texts: readonly string[]) =>
  texts.filter((text) => marks.some((mark) => [text, unescaped(text)].map(folded).join('\n').includes(mark)));

export const kindsNaming = (served: readonly Served[]) =>
  [...new Set(served.filter(({ text }) => naming([text]).length > 0).map(({ what }) => what))].sort();
