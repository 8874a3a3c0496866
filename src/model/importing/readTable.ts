import { dequal } from 'dequal';
import type { SectionFacts } from '../card/cardFacts';
import { enterSection, headingOf, mayHead, sectionFacts, type Section } from '../card/sections';
import { cellText, isFormula, type Table, type TableRow } from './cells';
import { hasCodes } from './codedCells';
import {
  eventFields,
  fieldOfHeading,
  guessMapping,
  headingKey,
  type ImportField,
  type Mapping,
} from './columns';
import type { DayOrder } from '../days/numberedDays';
import { createFillDown } from './fillDown';
import type { Doubt } from '../card/remarks';
import { readRow, type RowRead } from './readRow';
import { createCells } from './rowCells';
import type { Sport } from '../sports';
import { mayCountFromZero, meantText, type Values } from './values';

export interface TableReading {
  readonly sport: Sport | undefined;
  readonly dayOrder: DayOrder | undefined;
  /** The page determines the event, so rows need not name it. */
  readonly hasEvent: boolean;
  /** The player on one side of all rows, if the table has a column only for the other side. */
  readonly one?: string | undefined;
  readonly values?: Values;
}

/** The text of a line whose cells have no other, as a heading or merged cells. */
function onlyText({ cells }: TableRow): string | undefined {
  const [text, ...more] = new Set(cells.map(cellText).filter((each) => each !== ''));
  return more.length > 0 || text === undefined || isFormula(text) ? undefined : text;
}

export const linesAbove = (
  { above }: Pick<Table, 'above'>,
  sport: Sport | undefined,
): readonly { readonly text: string; readonly facts: SectionFacts | undefined }[] =>
  above.map((row) => ({
    text: row.cells.map(cellText).filter(Boolean).join(' · '),
    facts: headingOf(onlyText(row) ?? '', sport),
  }));

/** Facts of the lines that head the rows below them: `Women 65 kg`, `Left arm`. */
class Headings {
  private section: Section;
  private isMainNext = false;
  private unread = '';

  private readonly mapping: Mapping;
  private readonly sport: Sport | undefined;

  constructor(above: Section, mapping: Mapping, sport: Sport | undefined) {
    this.section = above;
    this.mapping = mapping;
    this.sport = sport;
  }

  /** Whether the row is a heading, and not a match. */
  take(row: TableRow): boolean {
    const text = onlyText(row);
    const facts = headingOf(text ?? '', this.sport);
    if (text === undefined || this.isOfColumn(row, facts)) return false;
    if (facts === undefined) {
      if (mayHead(text, this.sport)) {
        this.section = [];
        this.unread = text;
      }
      return false;
    }
    const { main, ...ofSection } = facts;
    this.isMainNext = main === true;
    if (Object.keys(ofSection).length > 0) {
      this.section = enterSection(this.section, ofSection);
      this.unread = '';
    }
    return true;
  }

  private isOfColumn({ cells }: TableRow, facts: SectionFacts | undefined): boolean {
    const filled = [...cells.keys()].filter((at) => cellText(cells[at] ?? '') !== '');
    const field = filled.length === 1 ? this.mapping[filled[0] ?? 0] : undefined;
    if (field === undefined || eventFields.includes(field)) return field !== undefined;
    // `Women 65 kg Left` in a column of classes heads the rows below.
    return hasCodes(field) && (facts === undefined || Object.keys(facts).every((fact) => fact === field));
  }

  next(): { readonly heading: SectionFacts; readonly doubts: readonly Doubt[] } {
    const heading = { ...sectionFacts(this.section), ...(this.isMainNext && { main: true as const }) };
    this.isMainNext = false;
    return { heading, doubts: this.unread === '' ? [] : [{ code: 'section', said: this.unread }] };
  }
}

interface Columns {
  readonly head: readonly string[];
  readonly mapping: Mapping;
}

/**
 * The columns below a line that names them again, as above a second table of one sheet. A heading means what it meant
 * above. `undefined` for any other row.
 */
function columnsBelow({ cells }: TableRow, above: Columns, sport: Sport | undefined): Columns | undefined {
  const head = cells.map(cellText);
  const places = above.head.map(headingKey);
  const decided: Record<number, ImportField | undefined> = {};
  const fields = new Set<ImportField>();
  for (const [at, heading] of head.entries()) {
    if (heading === '') continue;
    const field = fieldOfHeading(heading, sport);
    const place = places.indexOf(headingKey(heading));
    if (field === undefined && place < 0) return undefined;
    if (field !== undefined) fields.add(field);
    if (place < 0) continue;
    places[place] = '';
    decided[at] = above.mapping[place];
  }
  if (fields.size < 2) return undefined;
  const meant = Object.entries(decided).filter(([, field]) => field !== undefined);
  return { head, mapping: { ...guessMapping(head, sport, decided), ...Object.fromEntries(meant) } };
}

/** The column without a heading whose texts all head rows, as a class that a sheet says beside its matches. */
export function sectionsBeside({ head, rows }: Table, sport: Sport | undefined): Mapping {
  const at = head.findIndex((heading, place) => {
    const said = new Set(rows.map(({ cells }) => cellText(cells[place] ?? '')));
    said.delete('');
    return heading === '' && said.size > 0 && [...said].every((text) => headingOf(text, sport) !== undefined);
  });
  return at < 0 || head.every((heading) => heading === '') ? {} : { [at]: 'section' };
}

/** The columns without a heading or a meaning that most rows leave empty, so that a row with more cells than others fills them. */
function strayColumns({ head, rows }: Table, mapping: Mapping): readonly number[] {
  if (head.every((heading) => heading === '')) return [];
  const filled = (at: number) => rows.filter(({ cells }) => cellText(cells[at] ?? '') !== '').length;
  return [...head.keys()].filter(
    (at) => head[at] === '' && mapping[at] === undefined && filled(at) * 2 <= rows.length,
  );
}

/** Reads the rows of a table one by one, in their order. `undefined` for a heading and an empty row. */
export function createRowReader(
  table: Table,
  mapping: Mapping,
  { one, values = {}, ...reading }: TableReading,
): (row: TableRow) => RowRead | undefined {
  const { sport } = reading;
  const meant = (field: ImportField, text: string) => meantText(values, { field, text, sport });
  const readingOf = (columns: Columns) => ({
    columns,
    cellsOf: createCells(columns, columns.mapping, { one, meant }),
    fillDown: createFillDown(columns.mapping),
  });
  let current = readingOf({ head: table.head, mapping });
  const countsFromZero = mayCountFromZero(table, mapping);
  const strays = strayColumns(table, mapping);
  const above = linesAbove(table, sport).flatMap(({ facts }) => facts ?? []);
  const headings = new Headings(
    above.reduce<Section>((section, facts) => enterSection(section, facts), []),
    mapping,
    sport,
  );
  return (each) => {
    const columns = columnsBelow(each, current.columns, sport);
    if (columns !== undefined) {
      // The same columns again leave the event above them.
      if (!dequal(columns.mapping, current.columns.mapping)) current = readingOf(columns);
      return undefined;
    }
    if (headings.take(each)) return undefined;
    const { heading, doubts } = headings.next();
    const { row, isFilled, above: saidAbove } = current.fillDown(each, heading);
    const found = readRow(row, current.cellsOf(row), { ...reading, heading, countsFromZero });
    if (found === undefined) return found;
    const filled = isFilled ? [{ code: 'above', said: '' } as const] : [];
    const below = saidAbove.map((said) => ({ code: 'below', said }) as const);
    const lost = strays
      .map((at) => cellText(row.cells[at] ?? ''))
      .filter((said) => said !== '' && found.problems.length === 0)
      .map((said) => ({ code: 'lost', said }) as const);
    return { ...found, doubts: [...found.doubts, ...doubts, ...filled, ...below, ...lost] };
  };
}
