import { stringify } from 'csv-stringify/browser/esm/sync';
import { knownDate } from '@/model/dates';
import type { Board } from '@/model/ratings/board';
import type { RatedStep } from '@/model/ratings/history';
import { csvForm, recordCells, recordColumns, type Cell } from '@/model/records/recordTable';
import { fieldSpecs, type Collection } from '@/model/schema/recordSchema';
import { apartOf, type Sport } from '@/model/sports';
import type { RootState } from '@/store/typed';
import { selectEvent, selectPlayer, selectRecord } from '@/wiki/records/recordsSelectors';
import { selectSavedMatch } from '@/wiki/spoilers/spoilersSelectors';
import { selectSport } from '@/wiki/sports/sportsSelectors';
import { cellsOf, oneDecimal, type Cells } from './cells';

/**
 * What a table contains: records as the reader sees them (own proposals included, hidden results left out), a
 * ranking, the steps of a rating, or cells given by the screen.
 */
export type CsvContent =
  | { readonly kind: Collection; readonly ids: readonly string[] }
  | { readonly kind: 'ranking'; readonly board: Board }
  | {
      readonly kind: 'steps';
      readonly steps: readonly RatedStep[];
      readonly code: string;
      readonly sport: Sport;
    }
  | Cells;

type Table = Omit<Cells, 'kind'>;

/**
 * The table as CSV with a header. Codes and days stay as stored, in no language. The byte order mark makes
 * spreadsheets read every script.
 */
export function csvText(state: RootState, content: CsvContent): string {
  const { columns, rows } = tableOf(state, content);
  return stringify(
    rows.map((row) => [...row]),
    { ...csvForm, columns: [...columns], bom: true },
  );
}

function tableOf(state: RootState, content: CsvContent): Table {
  switch (content.kind) {
    case 'event':
    case 'player':
      return recordTable(state, content.kind, content.ids);
    case 'match': {
      const { columns, rows } = withoutForeign(state, recordTable(state, 'match', content.ids));
      const at = columns.indexOf('event.id');
      const name = (row: readonly Cell[]) => selectEvent(state, String(row[at]))?.name ?? '';
      return {
        columns: columns.toSpliced(at + 1, 0, 'event.name'),
        rows: rows.map((row) => row.toSpliced(at + 1, 0, name(row))),
      };
    }
    case 'ranking':
      return rankingTable(state, content.board);
    case 'steps':
      return stepsTable(state, content);
    case 'cells':
      return content;
  }
}

function recordTable(state: RootState, collection: Collection, ids: readonly string[]): Table {
  const records = ids
    .map((id) => (collection === 'match' ? selectSavedMatch(state, id) : selectRecord(state, collection, id)))
    .filter((record) => record !== undefined);
  return {
    columns: recordColumns[collection],
    rows: records.map((record) => recordCells(collection, record)),
  };
}

const choiceColumns: readonly { readonly path: string; readonly columns: readonly string[] }[] =
  fieldSpecs.match
    .filter(({ type, choices }) => type === 'codes' || (type === 'enum' && choices === undefined))
    .map(({ path }) => ({ path, columns: [path, `${path}Note`] }));

function withoutForeign(state: RootState, { columns, rows }: Table): Table {
  const at = columns.indexOf('event.sport.id');
  const ids = [...new Set(rows.map((row) => String(row[at])))];
  const sports = ids.map((id) => selectSport(state, id));
  // An unknown sport may have any choice, and an empty table keeps every column.
  if (sports.length === 0 || sports.includes(undefined)) return { columns, rows };
  const foreign = choiceColumns
    .filter(({ path }) => !sports.some((sport) => hasChoice(sport, path)))
    .flatMap((choice) => choice.columns);
  const isKept = (_: unknown, column: number) => !foreign.includes(columns[column] ?? '');
  return { columns: columns.filter(isKept), rows: rows.map((row) => row.filter(isKept)) };
}

const hasChoice = (sport: Sport | undefined, field: string): boolean =>
  sport?.choices.some(({ path }) => path === field || path.startsWith(`${field}.`)) === true;

const rankingTable = (state: RootState, { rows }: Board): Table =>
  cellsOf(rows, {
    // A player without a rank is too uncertain to have a place.
    rank: ({ rank }) => rank ?? '',
    moved: ({ moved }) => moved ?? '',
    'player.id': ({ player }) => player,
    'player.name': ({ player }) => selectPlayer(state, player)?.name ?? '',
    points: ({ points }) => oneDecimal(points),
    deviation: ({ deviation }) => oneDecimal(deviation),
    wins: ({ tally }) => tally.wins,
    losses: ({ tally }) => tally.losses,
    draws: ({ tally }) => tally.draws,
    roundsWon: ({ tally }) => tally.roundsWon,
    roundsLost: ({ tally }) => tally.roundsLost,
    lastMatch: ({ lastDate }) => lastDate,
  });

type StepsContent = Extract<CsvContent, { kind: 'steps' }>;

function stepsTable(state: RootState, { steps, code: of, sport }: StepsContent): Table {
  const strength = apartOf(sport)?.path;
  return cellsOf(steps, {
    'match.id': ({ match }) => match,
    date: knownDate,
    'event.id': ({ event }) => event,
    'event.name': ({ event }) => selectEvent(state, event)?.name ?? '',
    // The whole path: its last segment may be the name of another column, such as `points`.
    ...(strength !== undefined && { [strength]: ({ code }: RatedStep) => code ?? '' }),
    'opponent.id': ({ opponent }) => opponent,
    'opponent.name': ({ opponent }) => selectPlayer(state, opponent)?.name ?? '',
    pointsThen: ({ own }) => oneDecimal(own.points),
    opponentPointsThen: ({ other }) => oneDecimal(other.points),
    expectedRounds: ({ expectedRounds }) => Number(expectedRounds.toFixed(2)),
    roundsWon: ({ won }) => won ?? '',
    roundsLost: ({ lost }) => lost ?? '',
    change: ({ before, after }) => oneDecimal((after[of]?.points ?? 0) - (before[of]?.points ?? 0)),
    points: ({ after }) => oneDecimal(after[of]?.points ?? 0),
    deviation: ({ after }) => oneDecimal(after[of]?.deviation ?? 0),
  });
}
