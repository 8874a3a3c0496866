import { Resvg } from '@resvg/resvg-js';
import type { Drawing } from '../../../../functions/src/serve/preview/drawPreview';

export interface Written {
  readonly text: string;
  readonly family: string;
  readonly element: string;
}

/** A text of a picture with the box of its visible ink; no box if nothing is drawn. */
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

export const writtenIn = ({ svg }: Drawing): readonly Written[] =>
  [...svg.matchAll(/<text[^>]*font-family="([^"]*)"[^>]*>([^<]*)<\/text>/g)].map(
    ([element, family = '', text = '']) => ({
      element,
      family,
      text: text.replace(/&([^;]*);/g, (_, sign: string) => signs[sign] ?? ''),
    }),
  );

/** Draws every text of a picture by itself and measures it. */
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
