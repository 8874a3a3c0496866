import { renderAsync } from '@resvg/resvg-js';
import type { Card } from '../head/card';
import { drawCard } from './drawCard';
import { openFonts, type Fonts } from './fonts';

/** Draws the picture of a card as a PNG; `undefined` when nothing of its name can be drawn. */
export function createRenderer(fontFolder: string): (card: Card) => Promise<Buffer | undefined> {
  let fonts: Fonts | undefined;
  return async (card) => {
    fonts ??= openFonts(fontFolder);
    const drawing = drawCard(card, fonts);
    if (!drawing) return undefined;
    const image = await renderAsync(drawing.svg, {
      // Only what the texts were measured with, so that another machine draws the same.
      font: { loadSystemFonts: false, fontFiles: [...drawing.files] },
    });
    return image.asPng();
  };
}
