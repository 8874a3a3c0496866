import type { CardFacts, SectionFacts } from '../card/cardFacts';
import { isSeveralTitles } from '../card/labels';
import { isPlaceholder } from '../card/placeholder';
import { sideName } from '../card/sideName';
import { stageOf } from '../card/stages';
import { countryOf } from '../records/countryOf';
import { knownDate, type DatePrecision, type DateString } from '../dates';
import { isStoredId } from '../ids';
import { parseYoutube } from '../records/parseVideo';
import { isName } from '../records/recordNames';
import type { Doubt, Problem, RowDoubt, RowProblem } from '../card/remarks';
import { areOfTwoCountries, doubtsOfSides, rowSide, type Row, type RowSide } from '../card/row';
import { lengthOf, limits } from '../schema/limits';
import { allOf, type Sport } from '../sports';
import { cleanName, cleanProse } from '../texts';
import { lostWords } from './accounting';
import type { TableRow } from './cells';
import { isNothing } from './codedCells';
import type { ImportField } from './columns';
import type { DayOrder } from '../days/numberedDays';
import { isInAnotherZone, readDays } from './days';
import { factsOf } from './facts';
import { isCell, type Cells } from './rowCells';
import { haveOtherMarks } from '../names/marks';
import { spellingOf } from '../names/spelling';
import { titleSaid } from './titleCells';

export interface EventRead {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly date?: DateString;
  readonly endDate?: DateString;
  readonly datePrecision?: DatePrecision;
  readonly location?: string;
  readonly country?: string;
  readonly organization?: string;
}

export interface RowRead extends Row {
  readonly cells: readonly string[];
  readonly event?: EventRead;
  readonly id: string;
  readonly order?: number;
  readonly date?: DateString;
  readonly datePrecision?: DatePrecision;
  readonly note?: string;
  readonly source?: string;
}

export interface Reading {
  readonly sport: Sport | undefined;
  readonly dayOrder: DayOrder | undefined;
  /** The page determines the event, so rows need not name it. */
  readonly hasEvent: boolean;
  readonly heading?: SectionFacts;
  /** Whether a winner's number may count from 0, so that it is unsure. */
  readonly countsFromZero?: boolean;
}

interface Remarks {
  readonly problem: (code: RowProblem, said?: string) => void;
  readonly doubt: (code: RowDoubt, said?: string, at?: string) => void;
}

export function readRow(row: TableRow, cells: Cells, reading: Reading): RowRead | undefined {
  if (cells.list.length === 0 && cells.formulas.length === 0) return undefined;
  const problems: Problem[] = [];
  const doubts: Doubt[] = [];
  const remarks: Remarks = {
    problem: (code, said = '') => void problems.push({ code, said }),
    doubt: (code, said = '', at) => void doubts.push({ code, said, ...(at !== undefined && { at }) }),
  };
  for (const formula of cells.formulas) remarks.problem('formula', formula);
  const isOfWinners = isCell(cells, 'loser') && !isCell(cells, 'player1');
  const sides = [
    sideOf(cells, isOfWinners ? 'winner' : 'player1', 'player1', remarks),
    sideOf(cells, isOfWinners ? 'loser' : 'player2', 'player2', remarks),
  ] as const;
  const [first, second] = sides;
  const isOneName = first.spelling !== '' && first.spelling === second.spelling;
  const areTwo = areOfTwoCountries(first, second) || haveOtherMarks(first.name, second.name);
  if (isOneName && first.id === second.id && !areTwo) remarks.problem('samePlayer');
  const sport = cells.at('sport');
  if (sport !== '' && !isOfSport(sport, reading.sport)) remarks.problem('sport', sport);
  const read = factsOf(cells, {
    sport: reading.sport,
    names: [first.name, second.name],
    heading: reading.heading ?? {},
    countsFromZero: reading.countsFromZero ?? false,
  });
  problems.push(...read.problems);
  doubts.push(...doubtsOfSides(sides), ...read.doubts);
  const event = reading.hasEvent ? undefined : eventOf(cells, reading, remarks);
  const found: RowRead = {
    line: row.line,
    cells: row.cells,
    sides,
    ...(event && { event }),
    facts: { ...read.facts, ...textFacts(cells, remarks) },
    id: isStoredId(cells.at('id')) ? cells.at('id') : '',
    ...othersOf(cells, reading, remarks),
    problems,
    doubts,
  };
  if (problems.length === 0)
    for (const lost of lostWords(cells, found, reading.sport)) remarks.doubt('lost', lost);
  return found;
}

function sideOf(
  cells: Cells,
  nameField: ImportField,
  side: 'player1' | 'player2',
  { problem, doubt }: Remarks,
): RowSide {
  const said = cells.at(nameField);
  const { country: inName, code, ...named } = sideName(said);
  const { name } = named;
  if (said === '' || isPlaceholder(said)) problem('player', said);
  else if (!isName(name)) problem('name', said);
  const id = cells.at(`${side}.id`);
  const ofCountry = countryCell(cells, `${side}.country`);
  const country = ofCountry === '' ? inName : countryOf(ofCountry);
  if (ofCountry !== '' && country === undefined) doubt('country', ofCountry, side);
  return rowSide(
    {
      ...named,
      ...(code !== undefined && ofCountry === '' && { code }),
      ...(country !== undefined && { country }),
    },
    isStoredId(id) ? id : '',
  );
}

const countryCell = (cells: Cells, field: ImportField): string =>
  isNothing(cells.at(field)) ? '' : cells.at(field);

const isOfSport = (said: string, sport: Sport | undefined): boolean =>
  sport !== undefined &&
  [sport.id, ...allOf(sport.name)].some((name) => name.toLowerCase() === said.toLowerCase());

function eventOf(cells: Cells, { dayOrder }: Reading, remarks: Remarks): EventRead {
  const id = isStoredId(cells.at('event.id')) ? cells.at('event.id') : '';
  const name = cleanName(cells.at('event.name'));
  const days = dayIn(cells, 'event.date', dayOrder, remarks);
  const end = dayIn(cells, 'event.endDate', dayOrder, remarks);
  const last = end === undefined ? days?.endDate : (end.endDate ?? end.date);
  const isSpan = days !== undefined && !days.datePrecision && last !== undefined && last > days.date;
  // No end before the first day, nor beside a month.
  if (end !== undefined && (end.datePrecision !== undefined || (!isSpan && last !== days?.date)))
    remarks.doubt('lost', cells.at('event.endDate'));
  if (id === '' && !isName(name)) remarks.problem('event', cells.at('event.name'));
  const said = countryCell(cells, 'event.country');
  const country = said === '' ? undefined : countryOf(said);
  if (said !== '' && country === undefined) remarks.doubt('country', said);
  const location = lineIn(cells, 'event.location', remarks);
  const organization = lineIn(cells, 'event.organization', remarks);
  return {
    key: id === '' ? `${spellingOf(name)}/${days === undefined ? '' : knownDate(days)}` : `id/${id}`,
    id,
    name,
    ...(days && { date: days.date }),
    ...(days?.datePrecision && { datePrecision: days.datePrecision }),
    ...(isSpan && !end?.datePrecision && { endDate: last }),
    ...(location !== undefined && { location }),
    ...(country !== undefined && { country }),
    ...(organization !== undefined && { organization }),
  };
}

function dayIn(cells: Cells, field: ImportField, order: DayOrder | undefined, { problem, doubt }: Remarks) {
  const said = cells.at(field);
  if (said === '') return undefined;
  const read = readDays(said, order);
  if (isInAnotherZone(said)) doubt('zone', said);
  if (typeof read !== 'string') return read;
  problem(read, said);
  return undefined;
}

function lineIn(cells: Cells, field: ImportField, { problem }: Remarks): string | undefined {
  const said = cells.at(field);
  if (said === '') return undefined;
  if (lengthOf(said) > limits.name) problem('line', said);
  return said;
}

function titleIn(cells: Cells, remarks: Remarks): string | undefined {
  const said = lineIn(cells, 'title', remarks);
  const kind = titleSaid(said ?? '');
  if (said === undefined || kind === 'none') return undefined;
  if (kind === 'person') remarks.doubt('titleWord', said);
  if (kind === 'unnamed') remarks.doubt('titleUnnamed', said);
  if (kind === 'person' || kind === 'unnamed') return undefined;
  if (isSeveralTitles(said)) remarks.doubt('titles', said);
  else if (kind === 'unsure') remarks.doubt('titleName', said);
  return said;
}

function textFacts(cells: Cells, remarks: Remarks): CardFacts {
  const round = lineIn(cells, 'round', remarks);
  const title = titleIn(cells, remarks);
  const link = cells.at('youtube');
  const youtube = link === '' ? undefined : parseYoutube(link);
  if (link !== '' && youtube === undefined) remarks.problem('video', link);
  return {
    ...(round !== undefined && { round: stageOf(round) ?? round }),
    ...(title !== undefined && { title }),
    ...(youtube !== undefined && { youtube }),
  };
}

function othersOf(cells: Cells, { dayOrder }: Reading, remarks: Remarks) {
  const days = dayIn(cells, 'date', dayOrder, remarks);
  if (days?.endDate !== undefined) remarks.doubt('lost', cells.at('date'));
  const place = cells.at('order');
  const order = /^#?\d{1,4}\.?$/.test(place) ? Number(place.replace(/\D/g, '')) : undefined;
  if (place !== '' && order === undefined) remarks.doubt('order', place);
  const note = cleanProse(cells.at('note'));
  if (lengthOf(note) > limits.note) remarks.problem('line', note);
  const source = cells.at('source');
  if (lengthOf(source) > limits.source) remarks.problem('line', source);
  return {
    ...(days !== undefined && { date: days.date }),
    ...(days?.datePrecision && { datePrecision: days.datePrecision }),
    ...(order !== undefined && { order }),
    ...(note !== '' && { note }),
    ...(source !== '' && { source }),
  };
}
