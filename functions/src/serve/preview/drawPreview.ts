import { assertNever } from '@/lib/assertNever';
import { colours, size, typesetter, type Typesetter } from './canvas';
import type { PreviewContent } from '../head/previewContent';
import { drawBoard } from './drawBoard';
import { drawEvent } from './drawEvent';
import { drawPlayer } from './drawPlayer';
import type { Fonts } from './fonts';
import { site } from './parts';

export interface Drawing {
  readonly svg: string;
  readonly files: readonly string[];
}

export function drawPreview(preview: PreviewContent, fonts: Fonts): Drawing | undefined {
  const type = typesetter(fonts);
  const content = contentOf(preview, type);
  if (content === undefined) return undefined;
  const { width, height } = size;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>` +
    `${site(type)}${content}</svg>`;
  return { svg, files: type.files() };
}

function contentOf(preview: PreviewContent, type: Typesetter): string | undefined {
  switch (preview.kind) {
    case 'board':
      return drawBoard(preview, type);
    case 'player':
      return drawPlayer(preview, type);
    case 'event':
      return drawEvent(preview, type);
    default:
      return assertNever(preview, 'preview');
  }
}
