import type { Measured } from './page/measured';

/** One figure as `--out` writes it. */
export interface Row {
  readonly id: string;
  readonly size: number;
  readonly value: number;
  readonly unit: string;
  readonly p95: number;
  readonly floor: number;
  readonly rivals: Readonly<Record<string, number>>;
}

export function toRow({ id, unit, timed }: Measured, size: number): Row {
  const { ours, floor, ...rivals } = timed;
  if (ours === undefined || floor === undefined) throw new Error(`${id}: expected ours and a floor`);
  return {
    id,
    size,
    value: ours.median,
    unit,
    p95: ours.p95,
    floor: floor.median,
    rivals: Object.fromEntries(Object.entries(rivals).map(([name, { median }]) => [name, median])),
  };
}

export const figureText = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value === 0 ? '0' : value.toPrecision(2);

export function printRows(rows: readonly Row[]): string {
  const lines = rows.map(({ id, size, value, unit, p95, floor, rivals }) =>
    [
      id.padEnd(22),
      size.toLocaleString('en').padStart(8),
      `${figureText(value)} ${unit}`.padStart(17),
      figureText(p95).padStart(11),
      figureText(floor).padStart(11),
      '  ' +
        Object.entries(rivals)
          .map(([name, median]) => `${name} ${figureText(median)}`)
          .join(', '),
    ].join(' '),
  );
  const head = [
    'figure'.padEnd(22),
    'size'.padStart(8),
    'value'.padStart(17),
    'p95'.padStart(11),
    'floor'.padStart(11),
  ];
  return [`${head.join(' ')}   rivals`, ...lines].join('\n');
}
