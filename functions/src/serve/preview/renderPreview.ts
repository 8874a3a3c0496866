import { renderAsync } from '@resvg/resvg-js';
import { once } from '@/lib/once';
import type { PreviewContent } from '../head/previewContent';
import { drawPreview } from './drawPreview';
import { openFonts } from './fonts';

export function createRenderer(fontFolder: string): (preview: PreviewContent) => Promise<Buffer | undefined> {
  const fonts = once(() => openFonts(fontFolder));
  return async (preview) => {
    const drawing = drawPreview(preview, fonts());
    if (!drawing) return undefined;
    const image = await renderAsync(drawing.svg, {
      font: { loadSystemFonts: false, fontFiles: [...drawing.files] },
    });
    return image.asPng();
  };
}
