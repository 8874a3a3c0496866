/** The accent of each scheme, as `#rrggbb`. The other accents are mixed from it. */
export interface SiteColours {
  readonly light: string;
  readonly dark: string;
}

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const builtInColours: SiteColours = { light: '#0b6454', dark: '#62cfb2' };

export const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

type Rgb = readonly [number, number, number];

/** Grounds on which text has the accent, from `src/ui/tokens.css`; a test compares. */
export const grounds = {
  light: ['#f8f6f2', '#ffffff', '#f1eee8', '#f4f1eb'],
  dark: ['#151412', '#1d1b19', '#24221f', '#282522'],
} as const satisfies Record<Scheme, readonly string[]>;

/** WCAG 2.2, AA, for text. */
export const leastContrast = 4.5;

export function contrastOf(scheme: Scheme, accent: string): number {
  const own = rgbOf(accent);
  const isLight = scheme === 'light';
  const strong = mixed(own, isLight ? black : white, 0.25);
  const soft = isLight ? mixed(own, white, 0.88) : mixed(own, rgbOf('#1d1b19'), 0.8);
  const onAccent = isLight ? white : mixed(own, black, 0.85);
  const below = [...grounds[scheme].map(rgbOf), soft];
  return Math.min(
    ...below.flatMap((ground) => [contrast(own, ground), contrast(strong, ground)]),
    contrast(onAccent, own),
    contrast(onAccent, strong),
  );
}

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

const rgbOf = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)];

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

/** As `color-mix(in srgb, …)` in `src/ui/tokens.css`. */
const mixed = (one: Rgb, other: Rgb, share: number): Rgb => {
  const of = (at: 0 | 1 | 2) => one[at] * (1 - share) + other[at] * share;
  return [of(0), of(1), of(2)];
};

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
