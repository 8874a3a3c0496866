import type { Judged, Split } from './judge';
import { binsOf, bootstrap, type Interval } from './score';

const three = (value: number) => value.toFixed(3);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const interval = ([low, high]: Interval) => `${three(low)} to ${three(high)}`;

export function report({ matches, test }: Split, judged: readonly Judged[]): string {
  const [own] = judged;
  if (!own) throw new Error('Ratings report: expected at least one method, found none');
  const lines = [
    `${matches.length} matches, ${matches[0]?.date} to ${matches.at(-1)?.date}; judged by the newest ${matches.length - test}, from ${matches[test]?.date}.`,
    'Each is predicted from the matches of earlier days; parameters are chosen on the older part alone.',
    '',
    [
      'method'.padEnd(20),
      'log-loss',
      '95 % interval'.padEnd(16),
      'accuracy',
      'calibration error',
      'hindsight',
    ].join('  '),
    ...judged.map(({ name, score, losses, bestInHindsight }) =>
      [
        name.padEnd(20),
        three(score.logLoss).padStart(8),
        interval(bootstrap(losses)).padEnd(16),
        percent(score.accuracy).padStart(8),
        percent(score.calibrationError).padStart(17),
        three(bestInHindsight).padStart(9),
      ].join('  '),
    ),
    '',
    `Chosen: ${judged
      .map(({ name, setting }) => (setting ? `${name} ${setting}` : ''))
      .filter(Boolean)
      .join('; ')}`,
    '',
    `How much less ${own.name} loses per match, with its paired interval:`,
    ...judged.slice(1).map(({ name, losses }) => {
      const lead = losses.map((loss, at) => loss - own.losses[at]!);
      return `  than ${name.padEnd(20)} ${three(lead.reduce((a, b) => a + b, 0) / lead.length)}  ${interval(bootstrap(lead))}`;
    }),
    '',
    `Calibration of ${own.name}: favourites by the chance they were given`,
    '  chance        matches   said     won',
    ...binsOf(own.predictions).map(
      ({ from, to, matches: count, said, won }) =>
        `  ${percent(from).padStart(6)}–${percent(to).padEnd(7)} ${String(count).padStart(6)}  ${percent(said).padStart(6)}  ${percent(won).padStart(6)}`,
    ),
  ];
  return lines.join('\n');
}
