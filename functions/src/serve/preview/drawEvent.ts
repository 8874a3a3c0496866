import { pointsText } from '@/model/records/points';
import { box, colours, size, type Typesetter } from './canvas';
import type { BoardSide, EventPreview } from '../head/previewContent';
import { inLines } from './line';
import { edge, emblem, foot, heading, inner } from './parts';

export function drawEvent(preview: EventPreview, type: Typesetter): string | undefined {
  const name = type.set(preview.name, {
    x: edge,
    y: 160,
    centred: true,
    strength: 'bold',
    width: inner,
    sizes: [...inLines(1, 84, 72, 60), ...inLines(2, 54)],
  });
  if (name.width === 0) return undefined;
  const top = name.bottom + 22;
  const rows = preview.matches.map(({ sides }, at) => matchRow(sides, top + at * 68 + 34, type));
  return (
    (rows.length === 0 ? emblem : '') +
    heading(preview.heading, type) +
    name.svg +
    rows.join('') +
    foot(preview.foot, preview.unreviewed, type)
  );
}

function matchRow([left, right]: readonly [BoardSide, BoardSide], y: number, type: Typesetter): string {
  const middle = size.width / 2;
  const chip = { width: 56, height: 52 };
  const beside = 78;
  const name = (side: BoardSide, x: number, anchor: 'start' | 'end') =>
    type.set(side.name, {
      x,
      y,
      centred: true,
      anchor,
      strength: side.mark === 'Winner' ? 'bold' : 'medium',
      width: middle - beside - edge,
      sizes: inLines(1, 38, 34, 30),
    }).svg;
  const number = (side: BoardSide, x: number) => {
    const won = side.mark === 'Winner';
    const text = side.score === undefined ? (won ? 'W' : undefined) : pointsText(side.score);
    if (text === undefined) return '';
    const paint = won ? `fill="${colours.paper}"` : `fill="${colours.ink}" fill-opacity=".13"`;
    return (
      box({ x: x - chip.width / 2, y: y - chip.height / 2, ...chip }, 12, paint) +
      type.set(text, {
        x,
        y,
        centred: true,
        anchor: 'middle',
        strength: 'bold',
        fill: won ? colours.onPaper : colours.ink,
        width: chip.width - 8,
        sizes: inLines(1, 36),
      }).svg
    );
  };
  const versus =
    left.score === undefined && left.mark !== 'Winner' && right.mark !== 'Winner'
      ? type.set('v', {
          x: middle,
          y,
          centred: true,
          anchor: 'middle',
          strength: 'medium',
          opacity: 0.85,
          width: 60,
          sizes: inLines(1, 32),
        }).svg
      : '';
  return (
    name(left, middle - beside, 'end') +
    number(left, middle - 33) +
    versus +
    number(right, middle + 33) +
    name(right, middle + beside, 'start')
  );
}
