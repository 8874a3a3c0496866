import { scaleLog } from 'd3-scale';
import type { Row } from './rows';

const width = 760;
const line = 30;
const edge = { top: 44, right: 24, bottom: 36, left: 150 };
const colours = { ours: '#1d7f4e', rival: '#c2410c' } as const;

/** Each figure of one size as a multiple of its floor, on a logarithmic axis, as a picture without a script. */
export function chart(rows: readonly Row[]): string {
  const drawn = rows.filter(({ floor, value }) => floor > 0 && value > 0);
  const multiples = drawn.flatMap(({ floor, value, rivals }) =>
    [value, ...Object.values(rivals)].filter((each) => each > 0).map((each) => each / floor),
  );
  const [low, high] = [Math.min(1, ...multiples), Math.max(10, ...multiples)].map(Math.log10) as [
    number,
    number,
  ];
  const domain = [10 ** Math.floor(low), 10 ** Math.ceil(high)] as const;
  const x = scaleLog(domain, [edge.left, width - edge.right]);
  const height = edge.top + drawn.length * line + edge.bottom;
  const bottom = height - edge.bottom;
  const powers = Array.from(
    { length: Math.round(Math.log10(domain[1] / domain[0])) + 1 },
    (_, at) => domain[0] * 10 ** at,
  );
  const grid = powers.map(
    (power) =>
      `<line x1="${round(x(power))}" x2="${round(x(power))}" y1="${edge.top - 8}" y2="${bottom}" class="${power === 1 ? 'floor' : 'grid'}"/>` +
      `<text x="${round(x(power))}" y="${bottom + 18}" text-anchor="middle">${power >= 1 ? power.toLocaleString('en') : power}×</text>`,
  );
  const lines = drawn.map(({ id, value, floor, rivals }, at) => {
    const y = edge.top + at * line + line / 2;
    const dots = Object.entries(rivals)
      .filter(([, median]) => median > 0)
      .map(
        ([name, median]) =>
          `<rect x="${round(x(median / floor) - 4)}" y="${y - 4}" width="8" height="8" fill="${colours.rival}"><title>${name}</title></rect>`,
      );
    return (
      `<text x="${edge.left - 12}" y="${y + 4}" text-anchor="end">${id}</text>${dots.join('')}` +
      `<circle cx="${round(x(value / floor))}" cy="${y}" r="5.5" fill="${colours.ours}"><title>ours</title></circle>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Each figure as a multiple of its floor">
<style>text{font:12px system-ui,sans-serif;fill:#333}.grid{stroke:#8884}.floor{stroke:#333;stroke-dasharray:3 3}svg{background:#fff}</style>
<circle cx="${edge.left}" cy="18" r="5.5" fill="${colours.ours}"/><text x="${edge.left + 12}" y="22">ours</text>
<rect x="${edge.left + 60}" y="14" width="8" height="8" fill="${colours.rival}"/><text x="${edge.left + 74}" y="22">a rival</text>
<text x="${edge.left + 150}" y="22">1× is the floor; further left is better</text>
${grid.join('\n')}
${lines.join('\n')}
</svg>
`;
}

const round = (value: number) => Math.round(value * 10) / 10;
