import { box, colours, type Typesetter } from './canvas';
import type { LabelledTally, PlayerPreview } from '../head/previewContent';
import { inLines } from './line';
import { about, edge, emblem, foot, heading, inner } from './parts';

export function drawPlayer(preview: PlayerPreview, type: Typesetter): string | undefined {
  const name = type.set(preview.name, {
    x: edge,
    y: 182,
    centred: true,
    strength: 'bold',
    width: inner,
    sizes: [...inLines(1, 108, 92), ...inLines(2, 80, 64)],
  });
  if (name.width === 0) return undefined;
  const tiles = preview.records.map((tally, at) => tile(tally, edge + at * (tileSize.width + gap), type));
  return (
    (tiles.length === 0 ? emblem : '') +
    heading(preview.heading, type) +
    name.svg +
    about(preview.about, name.bottom + 42, type) +
    tiles.join('') +
    foot(preview.foot, false, type)
  );
}

const gap = 20;
const tileSize = { width: (inner - 2 * gap) / 3, height: 142 } as const;

function tile({ label, value, meaning }: LabelledTally, x: number, type: Typesetter): string {
  const y = 364;
  const pad = 28;
  const width = tileSize.width - 2 * pad;
  const count = type.set(value, {
    x: x + pad,
    y: y + 76,
    strength: 'bold',
    width,
    sizes: inLines(1, 68, 52),
  });
  const told = type.set(meaning, {
    x: x + pad + count.width + 14,
    y: y + 76,
    strength: 'medium',
    opacity: 0.85,
    width: width - count.width - 14,
    sizes: inLines(1, 26, 22),
  });
  const named = type.set(label, {
    x: x + pad,
    y: y + 118,
    strength: 'medium',
    width,
    sizes: inLines(1, 28),
  });
  return (
    box({ x, y, ...tileSize }, 24, `fill="${colours.ink}" fill-opacity=".13"`) +
    count.svg +
    told.svg +
    named.svg
  );
}
