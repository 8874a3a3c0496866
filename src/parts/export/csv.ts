import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Board } from '@/model/ratings/board';
import type { RatedStep } from '@/model/ratings/history';
import { csvForm, recordCells, recordColumns, type Cell } from '@/model/recordTable';
import type { Collection } from '@/model/schema/recordSchema';
import type { RootState } from '@/store/typed';
import { selectEvent, selectPlayer, selectRecord } from '@/wiki/records/recordsSelectors';

/**
 * The content of a table: records as the reader sees them, own proposals included, a ranking, how a rating came about,
 * or a small table whose cells its screen knows.
 */
export type CsvContent =
  | { readonly kind: Collection; readonly ids: readonly string[] }
  | { readonly kind: 'ranking'; readonly board: Board }
  | { readonly kind: 'steps'; readonly steps: readonly RatedStep[]; readonly code: string }
  | ({ readonly kind: 'cells' } & Table);

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * The table with a header: codes and days as they are stored, in no language. The mark at the beginning lets spreadsheets
 * read every script.
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
      // A table of matches alone would not say where they were.
      const { columns, rows } = recordTable(state, 'match', content.ids);
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
      return stepsTable(state, content.steps, content.code);
    case 'cells':
      return content;
  }
}

function recordTable(state: RootState, collection: Collection, ids: readonly string[]): Table {
  const records = ids
    .map((id) => selectRecord(state, collection, id))
    .filter((record) => record !== undefined);
  return {
    columns: recordColumns[collection],
    rows: records.map((record) => recordCells(collection, record)),
  };
}

const rankingColumns = [
  'rank',
  'moved',
  'player.id',
  'player.name',
  'points',
  'deviation',
  'wins',
  'losses',
  'draws',
  'roundsWon',
  'roundsLost',
  'lastMatch',
] as const;

const rankingTable = (state: RootState, { rows }: Board): Table => ({
  columns: rankingColumns,
  rows: rows.map(({ rank, moved, player, points, deviation, tally, lastDate }) => [
    // Without a rank the place is not known well enough yet.
    rank ?? '',
    moved ?? '',
    player,
    selectPlayer(state, player)?.name ?? '',
    Number(points.toFixed(1)),
    Number(deviation.toFixed(1)),
    tally.wins,
    tally.losses,
    tally.draws,
    tally.roundsWon,
    tally.roundsLost,
    lastDate,
  ]),
});

const stepColumns = [
  'match.id',
  'date',
  'event.id',
  'event.name',
  'arm',
  'opponent.id',
  'opponent.name',
  'pointsThen',
  'opponentPointsThen',
  'expectedRounds',
  'roundsWon',
  'roundsLost',
  'change',
  'points',
  'deviation',
] as const;

const rounded = (value: number): number => Number(value.toFixed(1));

const stepsTable = (state: RootState, steps: readonly RatedStep[], of: string): Table => ({
  columns: stepColumns,
  rows: steps.map(
    ({ match, date, event, code, opponent, own, other, expectedRounds, won, lost, ...step }) => [
      match,
      date,
      event,
      selectEvent(state, event)?.name ?? '',
      code ?? '',
      opponent,
      selectPlayer(state, opponent)?.name ?? '',
      Number(own.points.toFixed(1)),
      Number(other.points.toFixed(1)),
      Number(expectedRounds.toFixed(2)),
      won ?? '',
      lost ?? '',
      rounded((step.after[of]?.points ?? 0) - (step.before[of]?.points ?? 0)),
      rounded(step.after[of]?.points ?? 0),
      rounded(step.after[of]?.deviation ?? 0),
    ],
  ),
});
