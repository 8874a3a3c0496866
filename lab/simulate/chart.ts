import { scaleLog, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { Day } from './day';

const width = 720;
const height = 400;
const edge = { top: 24, right: 150, bottom: 48, left: 72 };

export interface Series {
  readonly name: string;
  readonly days: readonly Day[];
}

const looks = [
  { colour: '#c2410c', dash: '6 4', mark: 'square' },
  { colour: '#4f6bd8', dash: '2 4', mark: 'circle' },
  { colour: '#1d7f4e', dash: '', mark: 'circle' },
] as const;

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** The cost of a month at each size, as a picture without a script, with two logarithmic axes. */
export function chart(series: readonly Series[]): string {
  const visits = series[0]?.days.map(({ size }) => String(size.visits)) ?? [];
  const month = (day: Day) => Math.max(0.01, day.total * 30);
  const all = series.flatMap(({ days }) => days.map(month));
  const x = scalePoint(visits, [edge.left + 24, width - edge.right - 24]);
  const y = scaleLog(
    [10 ** Math.floor(Math.log10(Math.min(...all))), 10 ** Math.ceil(Math.log10(Math.max(...all)))],
    [height - edge.bottom, edge.top],
  );
  const [low = 1, high = 1] = y.domain();
  const ticks = Array.from({ length: Math.round(Math.log10(high / low)) + 1 }, (_, at) => low * 10 ** at);
  const place = (day: Day) => [x(String(day.size.visits)) ?? 0, y(month(day))] as const;
  const grid = ticks.map(
    (tick) =>
      `<line x1="${edge.left}" x2="${width - edge.right}" y1="${round(y(tick))}" y2="${round(y(tick))}" class="grid"/>` +
      `<text x="${edge.left - 8}" y="${round(y(tick) + 4)}" text-anchor="end">$${compact.format(tick)}</text>`,
  );
  const names = visits.map(
    (each) =>
      `<text x="${round(x(each) ?? 0)}" y="${height - edge.bottom + 20}" text-anchor="middle">${compact.format(Number(each))}</text>`,
  );
  const lines = series.map(({ name, days }, at) => {
    const { colour, dash, mark } = looks[at % looks.length]!;
    // The lowest line has room below.
    const below = at > 0 && at === series.length - 1;
    const path = line<Day>(
      (day) => round(place(day)[0]),
      (day) => round(place(day)[1]),
    )(days);
    const marks = days.map((day) => {
      const [left, top] = place(day).map(round) as [number, number];
      const shape =
        mark === 'circle'
          ? `<circle cx="${left}" cy="${top}" r="4" fill="${colour}"/>`
          : `<rect x="${left - 4}" y="${top - 4}" width="8" height="8" fill="${colour}"/>`;
      return `${shape}<text x="${left}" y="${round(below ? top + 17 : top - 9)}" text-anchor="middle" class="value">$${compact.format(month(day))}</text>`;
    });
    const last = days.at(-1);
    const [endX, endY] = last ? place(last) : [0, 0];
    return (
      `<path d="${path ?? ''}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>${marks.join('')}` +
      `<text x="${round(endX + 14)}" y="${round(endY + 4)}" style="fill:${colour}" class="name">${name}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="US dollars a month by visits a day">
<style>text{font:12px system-ui,sans-serif;fill:#555}.grid{stroke:#8884}.value{fill:#111;font-size:11px}.name{font-weight:600}svg{background:#fff}</style>
${grid.join('\n')}
${names.join('\n')}
<text x="${round((edge.left + width - edge.right) / 2)}" y="${height - 8}" text-anchor="middle">visits a day</text>
<text x="${edge.left}" y="14">US$ a month</text>
${lines.join('\n')}
</svg>
`;
}

const round = (value: number) => Math.round(value * 10) / 10;
