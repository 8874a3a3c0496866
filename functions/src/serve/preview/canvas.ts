import { escape } from '../head/escape';
import type { Fonts, Strength } from './fonts';
import { fit, glyphsOf, type Line, type Room, type Run } from './line';

export const size = { width: 1200, height: 630 } as const;

export const colours = { ground: '#0b6454', ink: '#ffffff', paper: '#ffffff', onPaper: '#0a3f36' } as const;

export interface TextStyle extends Room {
  readonly x: number;
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly strength: Strength;
  readonly fill?: string;
  readonly opacity?: number;
  /** Whether `y` is the middle of all lines instead of the first baseline. */
  readonly centred?: boolean;
}

export interface SetText {
  readonly svg: string;
  readonly width: number;
  readonly bottom: number;
}

const lineHeight = 1.22;
const capitals = 0.73;

export function typesetter(fonts: Fonts) {
  const files = new Set<string>();

  function set(text: string, style: TextStyle): SetText {
    const { x, y, anchor = 'start', strength, fill = colours.ink, opacity, centred = false } = style;
    const block = fit(glyphsOf(text, fonts, strength), style, fonts('…', strength));
    const { size, lines } = block;
    for (const { runs } of lines) for (const { face } of runs) files.add(face.file);
    const step = size * lineHeight;
    const first = centred ? y + (capitals * size - (lines.length - 1) * step) / 2 : y;
    const paint = `fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}`;
    const drawn = lines.map((line, at) =>
      drawLine(line, { x, y: first + at * step, anchor, size, strength, paint }),
    );
    return {
      svg: drawn.join(''),
      width: size * Math.max(0, ...lines.map(({ width }) => width)),
      bottom: lines.length === 0 ? y : first + (lines.length - 1) * step + size * 0.36,
    };
  }

  return { set, files: (): readonly string[] => [...files] };
}

export type Typesetter = ReturnType<typeof typesetter>;

interface LineStyle extends Pick<TextStyle, 'x' | 'y' | 'strength'> {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly paint: string;
}

/**
 * One text element per font run: in an element with several fonts, the first font that covers all letters
 * would be used for all.
 */
function drawLine({ runs, width }: Line, { x, y, anchor, size, strength, paint }: LineStyle): string {
  const [only] = runs;
  const weight = strength === 'bold' ? 700 : 500;
  const text = ({ face, text }: Run, at: number, from: LineStyle['anchor']) =>
    `<text xml:space="preserve" x="${round(at)}" y="${round(y)}" font-family="${face.family}" font-weight="${weight}" ` +
    `font-size="${size}" text-anchor="${from}" ${paint}>${escape(text)}</text>`;
  if (only && runs.length === 1) return text(only, x, anchor);
  const start = x - size * width * { start: 0, middle: 0.5, end: 1 }[anchor];
  const before = (at: number) => runs.slice(0, at).reduce((sum, run) => sum + run.width, 0);
  return runs.map((run, at) => text(run, start + size * before(at), 'start')).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

export const box = (
  { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>,
  radius: number,
  paint: string,
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" ${paint}/>`;

export const mark = (x: number, y: number, scale: number) =>
  `<g transform="translate(${round(x)} ${y}) scale(${scale})" fill="none" stroke="${colours.ink}" ` +
  `stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="M8 22 15 9.5"/><path d="M24 22 17 9.5"/><path d="M12 22h8" opacity=".75"/></g>`;
