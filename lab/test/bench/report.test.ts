import { report } from '../../bench/report';
import { reportApp } from '../../bench/reportApp';
import type { Row } from '../../bench/rows';

const row = (id: string, value: number, size = 100_000): Row => ({
  id,
  size,
  value,
  unit: 'ms',
  p95: value * 2,
  floor: value / 4,
  rivals: { Elo: value * 3 },
});
const today = new Date('2026-11-29T12:00:00Z');
const page = `# Performance

| what | today | floor | | rivals, or the goal | run, date |
| --- | --- | --- | --- | --- | --- |
| all ratings from nothing | **9** | 3 | 3.0× | Elo 3.0× | store, 22 Nov |
| \`content\` of a first visit | 1 ms | | | | \`--visit\`, 25 Nov |
| \`app-reload-home\` (×4) | 816 ms | | | goal 1,000 ms | \`--app\`, 22 Nov |

## A first visit

It needs 160 kB.
`;

test('the table says how far ours is from its floor, and each rival from ours', () => {
  const machine = { processor: 'Xeon', node: 'v20', chromium: '150' };
  const text = report([row('ratings-all', 200), row('ratings-all', 9, 4_000)], machine, today, page);
  expect(text).toContain(
    '| all ratings from nothing | **200** (400) | 50 | 4.0× | Elo 3.0× | store, 2026-11-29 |',
  );
  expect(text).not.toContain('**9**');
  expect(text).toContain(
    '| `app-reload-home` (×4) | 816 ms | | | goal 1,000 ms | `--app`, 22 Nov |\n\n## A first',
  );
  expect(text).toContain('It needs 160 kB.');
});

test('a run of the app replaces the lines that it measured and leaves the others with their date', () => {
  const pages = ['home', 'event', 'player', 'rankings'];
  const rows = pages.flatMap((name, at) => [
    row(`visit-${name}-content`, 1_000 + 10 * at),
    row(`visit-${name}-all`, 2_900),
  ]);
  const text = reportApp(page, rows, ['--visit'], today);
  expect(text).toContain('| 1.00, 1.01, 1.02, 1.03 s | | | goal 1.2 s | `--visit`, 2026-11-29 |');
  expect(text).toContain('| `all` | 2.90, 2.90, 2.90, 2.90 s | | |  | `--visit`, 2026-11-29 |');
  expect(text).toContain('| `app-reload-home` (×4) | 816 ms | | | goal 1,000 ms | `--app`, 22 Nov |');
  expect(text).not.toContain('25 Nov');
});
