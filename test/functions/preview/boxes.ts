import { Resvg } from '@resvg/resvg-js';
import type { Drawing } from '../../../functions/src/preview/drawPreview';

/** A text of a picture as it is written. */
export interface Written {
  readonly text: string;
  readonly family: string;
  readonly element: string;
}

/** A text of a picture, where its ink really is; no box where nothing is drawn. */
export interface Inked extends Written {
  readonly box: Box | undefined;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Every text of a picture in its order. */
export const writtenIn = ({ svg }: Drawing): readonly Written[] =>
  [...svg.matchAll(/<text[^>]*font-family="([^"]*)"[^>]*>([^<]*)<\/text>/g)].map(
    ([element, family = '', text = '']) => ({
      element,
      family,
      text: text.replace(/&([^;]*);/g, (_, sign: string) => signs[sign] ?? ''),
    }),
  );

/** Every text of a picture, drawn by itself and measured. */
export function inkOf(drawing: Drawing): readonly Inked[] {
  const start = /^<svg[^>]*>/.exec(drawing.svg)?.[0] ?? '';
  const font = { loadSystemFonts: false, fontFiles: [...drawing.files] };
  return writtenIn(drawing).map((written) => {
    const found = new Resvg(`${start}${written.element}</svg>`, { font }).getBBox();
    const box = found && {
      left: found.x,
      right: found.x + found.width,
      top: found.y,
      bottom: found.y + found.height,
    };
    return { ...written, box };
  });
}
