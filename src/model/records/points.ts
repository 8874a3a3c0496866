export const areHalves = (points: number): boolean => Number.isInteger(points * 2);

export const pointsText = (points: number): string =>
  Number.isInteger(points) ? String(points) : `${Math.floor(points) || ''}½`;

export const withHalf = String.raw`\d{0,2}½|1/2|\d{1,2}[.,]5`;

export function pointsIn(written: string): number | undefined {
  const text = written.trim();
  if (/^\d{1,3}(?:[.,]0+)?$/.test(text)) return Number(text.replace(',', '.'));
  if (!new RegExp(`^(?:${withHalf})$`).test(text)) return undefined;
  return text === '1/2' ? 0.5 : Math.floor(Number(text.replace('½', '').replace(',', '.'))) + 0.5;
}
