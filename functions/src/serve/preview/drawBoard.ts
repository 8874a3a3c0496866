import { pointsText } from '@/model/records/points';
import { box, colours, size, type Typesetter } from './canvas';
import type { Board, BoardSide } from '../head/previewContent';
import { inLines } from './line';
import { about, edge, foot, heading, inner, pill } from './parts';

const rowHeight = 168;

export function drawBoard(preview: Board, type: Typesetter): string | undefined {
  const [first, second] = preview.sides;
  const rows = [sideRow(first, 158, type), sideRow(second, 158 + rowHeight + 16, type)];
  if (rows.includes(undefined)) return undefined;
  return (
    heading(preview.heading, type) +
    about(preview.about, 126, type) +
    rows.join('') +
    foot(preview.foot, preview.unreviewed, type)
  );
}

function sideRow({ name, score, mark: word }: BoardSide, y: number, type: Typesetter): string | undefined {
  const ahead = word === 'Winner' || word === 'Leads';
  const colour = ahead ? colours.onPaper : colours.ink;
  const middle = y + rowHeight / 2;
  const right = size.width - edge - 36;
  const number =
    score === undefined
      ? undefined
      : type.set(pointsText(score), {
          x: right,
          y: middle,
          centred: true,
          anchor: 'end',
          strength: 'bold',
          fill: colour,
          width: 180,
          sizes: inLines(1, 124, 100),
        });
  const beside = right - (number ? Math.max(110, number.width + 32) : 0);
  const label = word === undefined ? undefined : pill(word, beside, middle, colour, type);
  const drawn = type.set(name, {
    x: edge + 36,
    y: middle,
    centred: true,
    strength: ahead ? 'bold' : 'medium',
    fill: colour,
    width: beside - edge - 36 - (label ? label.width + 28 : 0),
    sizes: [...inLines(1, 72, 64), ...inLines(2, 60, 54, 46, 40)],
  });
  if (drawn.width === 0) return undefined;
  const paint = ahead ? `fill="${colours.paper}"` : `fill="${colours.ink}" fill-opacity=".13"`;
  return (
    box({ x: edge, y, width: inner, height: rowHeight }, 24, paint) +
    drawn.svg +
    (label?.svg ?? '') +
    (number?.svg ?? '')
  );
}
