import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';
import { figureText, type Row } from './rows';

/** The machine of the measurement. */
export interface Machine {
  readonly processor: string;
  readonly node: string;
  readonly chromium: string;
}

/** The meaning of each figure. */
const meanings: Readonly<Record<string, string>> = {
  'reduce-1': 'one changed document into the store',
  'reduce-100': 'a hundred',
  'reduce-10000': 'ten thousand',
  'overlay-1': 'one edit, then 50 records read again',
  'matches-of-event': 'the matches of an event',
  'matches-of-player': 'the matches of a player',
  'search-key': 'one more letter in the search',
  'ratings-all': 'all ratings from nothing',
  'ratings-one': 'all ratings after one more match',
  'persist-1': 'one change until it is durable',
  'persist-1-bytes': 'what is written for it',
  'restore-first': 'a start until the first screen’s records are there',
  'restore-all': 'until all are',
  'restore-longest-task': 'the longest task meanwhile; 0 is under 50 ms',
  'open-bytes': 'written when a page opens and nothing has changed',
  heap: 'memory with everything loaded',
};

/** The packages that are measured, by the names that figures call them. */
const packages: Readonly<Record<string, string>> = {
  'redux-persist': 'redux-persist',
  'RTK entity adapter': '@reduxjs/toolkit',
  Dexie: 'dexie',
  RxDB: 'rxdb',
  'Firestore cache': 'firebase',
  MiniSearch: 'minisearch',
  OpenSkill: 'openskill',
};

/** A run as `docs/performance.md`: a table for each size, and where a rival is ahead. */
export function report(rows: readonly Row[], machine: Machine, now: Date): string {
  const sizes = [...new Set(rows.map(({ size }) => size))].sort((a, b) => b - a);
  return `# Performance, side by side

Written by \`npm run bench -- --report\` on ${now.toISOString().slice(0, 10)}: ${machine.processor}, Node ${machine.node},
Chromium ${machine.chromium}. ${versions()}.

How it is measured, and what each floor is, stands in [bench.md](bench.md). Medians; read the ratios, since milliseconds are
this machine's. Every way was checked to come to the same records.

![Each figure as a multiple of its floor](performance.svg)

${sizes.map((size) => table(size, rows)).join('\n')}
## Where others are ahead

${losses(rows)}
`;
}

function table(size: number, rows: readonly Row[]): string {
  const lines = rows
    .filter((row) => row.size === size)
    .map(({ id, unit, value, p95, floor, rivals }) => {
      const others = Object.entries(rivals).map(
        ([name, median]) => `${name} ${figureText(median)}${ratio(median, value)}`,
      );
      const ours = `**${figureText(value)}** (${figureText(p95)})`;
      return `| ${meanings[id] ?? id} | ${unit} | ${ours} | ${figureText(floor)} | ${others.join(', ')} |`;
    });
  return `## ${size.toLocaleString('en')} matches

| what | unit | ours (p95) | floor | rivals, as a multiple of ours |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
}

const ratio = (rival: number, ours: number): string => {
  if (ours === 0) return '';
  const times = rival / ours;
  return ` (${times >= 10 ? Math.round(times).toLocaleString('en') : times.toPrecision(2)}×)`;
};

function losses(rows: readonly Row[]): string {
  const lost = rows.flatMap(({ id, size, value, unit, rivals }) =>
    Object.entries(rivals)
      .filter(([, median]) => median < value)
      .map(
        ([name, median]) =>
          `- ${name} at ${size.toLocaleString('en')}, ${meanings[id] ?? id}: ${figureText(median)} against our ${figureText(value)} ${unit}.`,
      ),
  );
  return lost.length === 0 ? 'Nowhere in this run.' : lost.join('\n');
}

function versions(): string {
  return Object.entries(packages)
    .map(([name, of]) => `${name} ${versionOf(of)}`)
    .join(', ');
}

function versionOf(name: string): string {
  // Rivals have a folder of their own.
  const file = ['lab/node_modules', 'node_modules']
    .map((each) => join(root, each, name, 'package.json'))
    .find((each) => existsSync(each));
  if (file === undefined) return 'unknown';
  const said: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof said === 'object' && said !== null && 'version' in said ? String(said.version) : 'unknown';
}
