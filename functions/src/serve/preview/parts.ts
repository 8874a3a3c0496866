import { siteName } from '@/language/siteName';
import { box, colours, mark, size, type Typesetter } from './canvas';
import { inLines } from './line';

export const edge = 60;
export const inner = size.width - 2 * edge;
const siteAt = 930;

export const emblem = `<g opacity=".1">${mark(802, 132, 13)}</g>`;

export function site(type: Typesetter): string {
  const x = size.width - edge;
  const style = { x, y: 79, anchor: 'end', strength: 'bold', width: 200, sizes: inLines(1, 38) } as const;
  const name = type.set(siteName(), style);
  return mark(x - name.width - 64, 36, 1.9) + name.svg;
}

export const heading = (text: string, type: Typesetter) =>
  type.set(text, {
    x: edge,
    y: 79,
    strength: 'bold',
    width: siteAt - edge - 40,
    sizes: inLines(1, 40, 34),
  }).svg;

export const about = (text: string, y: number, type: Typesetter) =>
  type.set(text, {
    x: edge,
    y,
    strength: 'medium',
    opacity: 0.85,
    width: inner,
    sizes: inLines(1, 32, 28),
  }).svg;

export function foot(text: string, unreviewed: boolean, type: Typesetter): string {
  const label = unreviewed ? pill('Not reviewed yet', size.width - edge, 570, colours.ink, type) : undefined;
  const words = type.set(text, {
    x: edge,
    y: 570,
    centred: true,
    strength: 'medium',
    width: inner - (label ? label.width + 24 : 0),
    sizes: inLines(1, 32, 28),
  });
  return words.svg + (label?.svg ?? '');
}

export function pill(text: string, right: number, y: number, colour: string, type: Typesetter) {
  const height = 48;
  const pad = 22;
  const word = type.set(text, {
    x: right - pad,
    y,
    centred: true,
    anchor: 'end',
    strength: 'bold',
    fill: colour,
    width: 400,
    sizes: inLines(1, 27),
  });
  const width = word.width + 2 * pad;
  const outline = box(
    { x: right - width, y: y - height / 2, width, height },
    height / 2,
    `fill="none" stroke="${colour}" stroke-width="3"`,
  );
  return { svg: outline + word.svg, width };
}
