import { readdirSync, readFileSync } from 'node:fs';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const schemes = ['light', 'dark'] as const;

function colour(token: string, scheme: (typeof schemes)[number]): readonly number[] {
  const found = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const hex = found?.[scheme === 'light' ? 1 : 2];
  if (!hex) throw new Error(`Expected a light-dark colour for --${token}`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['bg', 'surface', 'sunken', 'hover', 'accent-soft'];
const pairs = (inks: readonly string[], on: readonly string[]) =>
  on.flatMap((ground) => inks.map((ink) => ({ ink, ground })));
const textPairs = [
  ...pairs(['text', 'text-muted', 'accent', 'accent-strong'], grounds),
  ...pairs(['danger', 'danger-strong'], ['surface', 'danger-soft']),
  ...pairs(['warn'], ['warn-soft']),
  ...pairs(['on-accent'], ['accent', 'accent-strong']),
  ...pairs(['bg'], ['text']),
  ...pairs(['on-board'], ['board', 'board-side']),
  ...pairs(['on-paper'], ['paper']),
];

describe.each(schemes)('in the %s scheme', (scheme) => {
  test.each(textPairs)('$ink on $ground has a contrast of at least 4.5', ({ ink, ground }) => {
    expect(contrast(colour(ink, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['bg', 'surface', 'sunken'])(
    'edges of controls and the focus ring stand out from %s by 3',
    (ground) => {
      for (const edge of ['border-control', 'accent'])
        expect(contrast(colour(edge, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
    },
  );
});

const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/ui/${file}`);

test('every custom property that a style sheet reads is a token or given by a popup', () => {
  const given = ['--anchor-width', '--available-width', '--available-height'];
  const known = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name).concat(given));
  const read = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => `${file} ${name}`),
  );
  expect(read.filter((use) => !known.has(use.split(' ')[1]))).toEqual([]);
});

test('colours are named in tokens.css alone', () => {
  const elsewhere = sheets.filter((file) => !file.endsWith('tokens.css'));
  expect(elsewhere.filter((file) => /#[\da-f]{3,8}\b|rgb\(|hsl\(/i.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
