import { renderAsync } from '@resvg/resvg-js';
import type { PreviewContent } from '../head/previewContent';
import { drawPreview } from './drawPreview';
import { openFonts, type Fonts } from './fonts';

export function createRenderer(fontFolder: string): (preview: PreviewContent) => Promise<Buffer | undefined> {
  let fonts: Fonts | undefined;
  return async (preview) => {
    fonts ??= openFonts(fontFolder);
    const drawing = drawPreview(preview, fonts);
    if (!drawing) return undefined;
    const image = await renderAsync(drawing.svg, {
      font: { loadSystemFonts: false, fontFiles: [...drawing.files] },
    });
    return image.asPng();
  };
}
