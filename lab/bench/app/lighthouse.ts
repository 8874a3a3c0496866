import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../../../scripts/install/chromium';
import { Problem } from '../../../scripts/base/problem';
import { withVisitHosts } from './visitHost';

/** Downloaded on use: as a dependency it would be half of `node_modules`. */
const lighthouse = 'lighthouse@12.8.2';

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

/**
 * Medians of Lighthouse's scores of first visits to Home, an event and a player, as a table. Lighthouse simulates a
 * telephone on slow 4G with a processor four times slower, its default.
 */
export async function measureLighthouse(
  sizes: readonly number[],
  rounds: number,
  say: (line: string) => void,
  keep: string | undefined,
): Promise<string> {
  const lines = [row(['page', 'size', ...scores, ...Object.keys(metrics), 'machine'])];
  await withVisitHosts(sizes, say, async ({ origin, pages }, size) => {
    for (const { name, path } of pages) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1) {
        say(`${size} matches: Lighthouse ${round + 1} of ${rounds} on ${path}`);
        reports.push(await run(origin + path, keep && `${keep}-${name}-${round}.json`));
      }
      lines.push(
        row([
          name,
          size.toLocaleString('en'),
          ...scores.map((id) =>
            median(reports.map(({ categories }) => (categories[id]?.score ?? NaN) * 100)),
          ),
          ...Object.values(metrics).map((id) =>
            median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN)),
          ),
          // Lighthouse's figure for the machine's speed: a desktop has 1,000 to 2,000.
          median(reports.map(({ environment }) => environment.benchmarkIndex)),
        ]),
      );
    }
  });
  return lines.join('\n');
}

const widths = [7, 8, ...scores.map(({ length }) => Math.max(4, length)), 6, 6, 6, 6, 6, 8];
const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => text(cell).padStart(widths[at] ?? 0)).join('  ');
const text = (cell: string | number) =>
  typeof cell === 'string'
    ? cell
    : cell > 0 && cell < 1
      ? cell.toFixed(3)
      : Math.round(cell).toLocaleString('en');

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** One visit by a browser of its own. Asynchronous, because the host runs in this process. */
async function run(address: string, keep: string | undefined): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const flags = [
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      `--only-categories=${scores.join(',')}`,
    ];
    const child = spawn(
      'npx',
      [
        '--yes',
        lighthouse,
        address,
        ...flags,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
      ],
      { env: { ...process.env, CHROME_PATH: ensureChromium() }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (code !== 0)
      throw new Problem(
        `npx ${lighthouse} ended with ${code}. It is no part of the project and fetched when it is first used: without ` +
          `network, run "npx --yes ${lighthouse} --version" once where there is one. It said:\n${said.slice(-2_000)}`,
      );
    const written = readFileSync(file, 'utf8');
    if (keep) writeFileSync(keep, written);
    const report = JSON.parse(written) as Report;
    if (report.runtimeError)
      throw new Problem(`Lighthouse could not look at ${address}: ${report.runtimeError.message}`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
