import { figureText, type Row } from './rows';

export type AppRun = '--visit' | '--device poor' | '--app' | '--queue' | '--live';

interface Line {
  /** Begins with the name by which an earlier line of it is found. */
  readonly what: string;
  readonly ids: readonly string[];
  readonly run: AppRun;
  readonly goal?: string;
  readonly text: (rows: readonly Row[]) => string;
}

const visited = ['home', 'event', 'player', 'rankings'];
const idsOf = (what: string, pages = visited) => pages.map((page) => `visit-${page}-${what}`);
const list = (values: readonly number[], unit: string) =>
  `${values.map((value) => (value >= 10 ? Math.round(value).toLocaleString('en') : figureText(value))).join(', ')}${unit}`;

const medians = (rows: readonly Row[]) =>
  list(
    rows.map(({ value }) => value),
    ' ms',
  );
const seconds = (rows: readonly Row[]) =>
  `${rows.map(({ value }) => (value / 1000).toFixed(2)).join(', ')} s`;
const withP95 = ([row]: readonly Row[]) => (row ? list([row.value, row.p95], ' ms') : '');
const withFloor = ([row]: readonly Row[]) => (row ? list([row.value, row.floor], ' ms') : '');

const queue = (name: string, key: string): Line => ({
  what: `\`app-queue-${name}\` ${key}`,
  ids: [`app-queue-${name}`],
  run: '--queue',
  goal: '50 ms',
  text: withFloor,
});

const lines: readonly Line[] = [
  {
    what: '`content` of Home, event, player, rankings (×4)',
    ids: idsOf('content'),
    run: '--visit',
    goal: '1.2 s',
    text: seconds,
  },
  { what: '`largest`', ids: idsOf('largest'), run: '--visit', text: seconds },
  { what: '`usable`', ids: idsOf('usable'), run: '--visit', goal: '2.5 s', text: seconds },
  { what: '`blocked`', ids: idsOf('blocked'), run: '--visit', text: medians },
  { what: '`all`', ids: idsOf('all'), run: '--visit', text: seconds },
  {
    what: '`shift`',
    ids: idsOf('shift'),
    run: '--visit',
    goal: '0.05',
    text: (rows) =>
      list(
        rows.map(({ value }) => value),
        '',
      ),
  },
  {
    what: '`first` of Home, rankings, poor device',
    ids: idsOf('first', ['home', 'rankings']),
    run: '--device poor',
    goal: '5 s',
    text: seconds,
  },
  { what: '`app-reload-home` (×4)', ids: ['app-reload-home'], run: '--app', goal: '1,000 ms', text: medians },
  { what: '`app-reload-all` (×4)', ids: ['app-reload-all'], run: '--app', text: seconds },
  {
    what: '`app-change-longest-task`, by the thread’s work',
    ids: ['app-change-longest-task', 'app-change-longest-task-cpu'],
    run: '--app',
    goal: '16 ms',
    text: medians,
  },
  {
    what: '`app-open-page`, and the 95th of a hundred',
    ids: ['app-open-page'],
    run: '--app',
    goal: '100 ms',
    text: withP95,
  },
  {
    what: '`app-open-page-answered`, and the 95th',
    ids: ['app-open-page-answered'],
    run: '--app',
    text: withP95,
  },
  {
    what: '`app-scroll-frame`, and the 95th',
    ids: ['app-scroll-frame'],
    run: '--app',
    goal: '16.7 ms',
    text: withP95,
  },
  {
    what: '`app-burst-longest-task`, by the thread’s work',
    ids: ['app-burst-longest-task', 'app-burst-longest-task-cpu'],
    run: '--app',
    goal: '50 ms',
    text: medians,
  },
  queue('move', '(`j`), 5,000 proposals, 50 (×4)'),
  queue('choose', '(`x`)'),
  queue('open', '(`o`)'),
  queue('decide', '(`a`)'),
  queue('type', '(a letter of the search)'),
  {
    what: '`live-delay`, and the 95th of 2,000',
    ids: ['live-delay'],
    run: '--live',
    goal: '1,000 ms',
    text: withP95,
  },
];

const nameIn = (line: string): string => /`[^`]+`/.exec(line)?.[0] ?? '';

/**
 * The page with the lines of the app that this run measured; a line not measured keeps its figures and its date. Takes
 * the largest size of each figure.
 */
export function reportApp(page: string, rows: readonly Row[], runs: readonly AppRun[], now: Date): string {
  let text = page;
  for (const { what, ids, run, goal = '', text: textOf } of lines) {
    if (!runs.includes(run)) continue;
    const found = ids.flatMap(
      (id) => rows.filter((row) => row.id === id).sort((a, b) => b.size - a.size)[0] ?? [],
    );
    if (found.length < ids.length) continue;
    const aim = goal === '' ? '' : `goal ${goal}`;
    const made = `| ${what} | ${textOf(found)} | | | ${aim} | \`${run}\`, ${now.toISOString().slice(0, 10)} |`;
    const table = text.split('\n');
    const at = table.findIndex((line) => line.startsWith('|') && nameIn(line) === nameIn(what));
    if (at === -1) table.splice(table.findLastIndex((line) => line.startsWith('|')) + 1, 0, made);
    else table[at] = made;
    text = table.join('\n');
  }
  return text;
}
