import { assertNever } from '@/lib/assertNever';
import { colours, size, typesetter, type Typesetter } from './canvas';
import type { Card } from '../head/card';
import { drawBoard } from './drawBoard';
import { drawEvent } from './drawEvent';
import { drawPlayer } from './drawPlayer';
import type { Fonts } from './fonts';
import { site } from './parts';

export interface Drawing {
  readonly svg: string;
  /** The fonts that it is written in. */
  readonly files: readonly string[];
}

/** The picture of a card as SVG; `undefined` when nothing of its name can be drawn. */
export function drawCard(card: Card, fonts: Fonts): Drawing | undefined {
  const type = typesetter(fonts);
  const content = contentOf(card, type);
  if (content === undefined) return undefined;
  const { width, height } = size;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>` +
    `${site(type)}${content}</svg>`;
  return { svg, files: type.files() };
}

function contentOf(card: Card, type: Typesetter): string | undefined {
  switch (card.kind) {
    case 'board':
      return drawBoard(card, type);
    case 'player':
      return drawPlayer(card, type);
    case 'event':
      return drawEvent(card, type);
    default:
      return assertNever(card, 'card');
  }
}
