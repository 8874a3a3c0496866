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
  'restore-first': 'a start until the first screen’s records are in',
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

/**
 * `docs/performance.md` with a run of the store: the largest size, with rivals as multiples of ours. The lines of the app
 * and what follows the table stay as they are in the page before.
 */
export function report(rows: readonly Row[], machine: Machine, now: Date, before = ''): string {
  const size = Math.max(...rows.map((row) => row.size));
  const day = now.toISOString().slice(0, 10);
  const ofApp = before.split('\n').filter((each) => each.startsWith('| `'));
  const rest = /\n## [^]*/.exec(before)?.[0] ?? '';
  return `# Performance

How each figure is measured: [bench.md](bench.md). Medians. Compare ratios: milliseconds depend on the machine.

The store holds ${size.toLocaleString('en')} matches. Its lines are milliseconds: ours (p95), the floor, ours as a multiple of it, rivals as multiples of
ours; below 1× a rival is ahead. Lines named in code are of the built app, on a processor four times slower where marked ×4.
\`--report\` renews the lines of its run.
${machine.processor}, Node ${machine.node}, Chromium ${machine.chromium}, ${versions(rows)}.

![Each figure as a multiple of its floor](performance.svg)

| what | today | floor | | rivals, or the goal | run, date |
| --- | --- | --- | --- | --- | --- |
${[...rows.filter((row) => row.size === size).map((row) => line(row, day)), ...ofApp].join('\n')}
${rest}`;
}

function line({ id, value, p95, floor, rivals }: Row, day: string): string {
  const others = Object.entries(rivals).map(([name, median]) => `${name} ${comparison(median, value)}`);
  const ours = `**${figureText(value)}**${p95 === value ? '' : ` (${figureText(p95)})`}`;
  const multiple = value > 0 && floor > 0 ? comparison(value, floor) : '';
  return `| ${meanings[id] ?? id} | ${ours} | ${figureText(floor)} | ${multiple} | ${others.join(', ')} | store, ${day} |`;
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
