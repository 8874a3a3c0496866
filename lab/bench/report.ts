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
  'persist-1-bytes': 'what is written for it, bytes',
  'restore-first': 'a start until the first screen’s records are there',
  'restore-all': 'until all are',
  'restore-longest-task': 'the longest task meanwhile; 0 is under 50 ms',
  'open-bytes': 'written when an unchanged page opens, bytes',
  heap: 'memory with everything loaded, bytes',
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

How each figure is measured: [bench.md](bench.md). Medians. Compare ratios: milliseconds depend on the machine.

## The store, ${size.toLocaleString('en')} matches

\`npm run bench -- --report\`, ${now.toISOString().slice(0, 10)}: ${machine.processor}, Node ${machine.node}, Chromium ${machine.chromium}.
${versions(rows)}.
Milliseconds. Ours as a multiple of the floor, rivals as a multiple of ours; below 1× a rival is ahead.

![Each figure as a multiple of its floor](performance.svg)

| what | ours (p95) | floor | ours | rivals |
| --- | --- | --- | --- | --- |
${rows
  .filter((row) => row.size === size)
  .map(line)
  .join('\n')}
`;
}

function line({ id, value, p95, floor, rivals }: Row): string {
  const others = Object.entries(rivals).map(([name, median]) => `${name} ${comparison(median, value)}`);
  const ours = `**${figureText(value)}**${p95 === value ? '' : ` (${figureText(p95)})`}`;
  const multiple = value > 0 && floor > 0 ? comparison(value, floor) : '';
  return `| ${meanings[id] ?? id} | ${ours} | ${figureText(floor)} | ${multiple} | ${others.join(', ')} |`;
}

/** Nothing is a multiple of 0. */
function comparison(value: number, of: number): string {
  if (of === 0) return figureText(value);
  const times = value / of;
  if (times >= 10_000) return `${Math.round(times / 1_000).toLocaleString('en')}k×`;
  return `${times >= 10 ? Math.round(times).toLocaleString('en') : times.toPrecision(2)}×`;
}

/** Of the packages that took part. */
function versions(rows: readonly Row[]): string {
  const rivals = rows.flatMap((row) => Object.keys(row.rivals));
  return Object.entries(packages)
    .filter(([name]) => rivals.some((rival) => rival.startsWith(name.split(' ')[0] ?? name)))
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
