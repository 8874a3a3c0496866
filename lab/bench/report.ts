import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/base/root';
import { figureText, type Row } from './rows';

export interface Machine {
  readonly processor: string;
  readonly node: string;
  readonly chromium: string;
}

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

const packages: Readonly<Record<string, string>> = {
  'redux-persist': 'redux-persist',
  'RTK entity adapter': '@reduxjs/toolkit',
  Dexie: 'dexie',
  RxDB: 'rxdb',
  'Firestore cache': 'firebase',
  MiniSearch: 'minisearch',
  OpenSkill: 'openskill',
};

/** A run as the first table of `docs/performance.md`: the largest size, with rivals as multiples of ours. */
export function report(rows: readonly Row[], machine: Machine, now: Date): string {
  const size = Math.max(...rows.map((row) => row.size));
  return `# Performance

How each figure is measured: [bench.md](bench.md). Medians; read the ratios, since milliseconds depend on the machine.

## The store, ${size.toLocaleString('en')} matches

\`npm run bench -- --report\`, ${now.toISOString().slice(0, 10)}: ${machine.processor}, Node ${machine.node}, Chromium ${machine.chromium}.
${versions()}. Below 1× a rival is ahead.

![Each figure as a multiple of its floor](performance.svg)

| what | unit | ours (p95) | floor | rivals, as a multiple of ours |
| --- | --- | --- | --- | --- |
${rows
  .filter((row) => row.size === size)
  .map(line)
  .join('\n')}
`;
}

function line({ id, unit, value, p95, floor, rivals }: Row): string {
  const others = Object.entries(rivals).map(([name, median]) => `${name} ${comparison(median, value)}`);
  const ours = `**${figureText(value)}** (${figureText(p95)})`;
  return `| ${meanings[id] ?? id} | ${unit} | ${ours} | ${figureText(floor)} | ${others.join(', ')} |`;
}

/** Nothing is a multiple of 0. */
function comparison(rival: number, ours: number): string {
  if (ours === 0) return figureText(rival);
  const times = rival / ours;
  return `${times >= 10 ? Math.round(times).toLocaleString('en') : times.toPrecision(2)}×`;
}

function versions(): string {
  return Object.entries(packages)
    .map(([name, of]) => `${name} ${versionOf(of)}`)
    .join(', ');
}

function versionOf(name: string): string {
  const file = ['lab/node_modules', 'node_modules']
    .map((each) => join(root, each, name, 'package.json'))
    .find((each) => existsSync(each));
  if (file === undefined) return 'unknown';
  const said: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof said === 'object' && said !== null && 'version' in said ? String(said.version) : 'unknown';
}
