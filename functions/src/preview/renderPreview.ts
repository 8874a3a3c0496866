import { renderAsync } from '@resvg/resvg-js';
import type { PreviewContent } from '../head/previewContent';
import { drawPreview } from './drawPreview';
import { openFonts, type Fonts } from './fonts';

/** Draws the picture of a preview as a PNG; `undefined` when nothing of its name can be drawn. */
export function createRenderer(fontFolder: string): (preview: PreviewContent) => Promise<Buffer | undefined> {
  let fonts: Fonts | undefined;
  return async (preview) => {
    fonts ??= openFonts(fontFolder);
    const drawing = drawPreview(preview, fonts);
    if (!drawing) return undefined;
    const image = await renderAsync(drawing.svg, {
      // Only what the texts were measured with, so that another machine draws the same.
      font: { loadSystemFonts: false, fontFiles: [...drawing.files] },
    });
    return image.asPng();
  };
}
