interface SheetCell {
  readonly attributes: string;
  /** Absent for a self-closing element. */
  readonly content?: string;
  readonly whole: string;
  readonly behind: string;
}

function cellIn(part: string): SheetCell {
  const open = part.indexOf('>');
  const attributes = part.slice(2, open);
  const close = part.indexOf('</c>', open);
  if (attributes.endsWith('/') || open < 0 || close < 0) {
    const end = open + 1;
    return { attributes, whole: part.slice(0, end), behind: part.slice(end) };
  }
  const end = close + '</c>'.length;
  return {
    attributes,
    content: part.slice(open + 1, close),
    whole: part.slice(0, end),
    behind: part.slice(end),
  };
}

/** The XML before the first cell, and each cell with the XML after it. */
const cellsOf = (xml: string): readonly [before: string, cells: readonly SheetCell[]] => {
  const [before = '', ...parts] = xml.split(/(?=<c[\s>])/);
  return /^<c[\s>]/.test(before) ? ['', [before, ...parts].map(cellIn)] : [before, parts.map(cellIn)];
};

/** Content of the first element of this name; `undefined` if there is none or it is self-closing. */
function inside(content: string, name: string): string | undefined {
  const start = content.search(new RegExp(`<${name}[\\s>]`));
  const open = start < 0 ? -1 : content.indexOf('>', start);
  const close = open < 0 || content[open - 1] === '/' ? -1 : content.indexOf(`</${name}>`, open);
  return close < 0 ? undefined : content.slice(open + 1, close);
}

const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const textCell = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/**
 * Turns a formula without a value, or with an error, into a text cell. The library would return an empty
 * cell.
 */
function withFormula({ attributes, content, whole }: SheetCell): string {
  if (content === undefined) return whole;
  const type = attribute(attributes, 't');
  const value = inside(content, 'v');
  const at = attribute(attributes, 'r');
  if (type === 'e') return textCell(at, value || '#ERROR!');
  if (!content.includes('<f')) return whole;
  // An empty string is a valid result of a formula.
  const isCalculated = type === 'str' ? value !== undefined : Boolean(value?.trim());
  return isCalculated || content.includes('<is>') ? whole : textCell(at, `=${inside(content, 'f') || '?'}`);
}

/** A range of cells: first and last column, first and last row. */
const range = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/;

/** Number of a column: A is 1, AA is 27. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((before, letter) => before * 26 + letter.charCodeAt(0) - 64, 0);

function columnLetters(number: number): string {
  const before = Math.floor((number - 1) / 26);
  return (before > 0 ? columnLetters(before) : '') + String.fromCharCode(65 + ((number - 1) % 26));
}

interface PlacedCell extends SheetCell {
  readonly column: number;
}

interface SheetRow {
  readonly number: number;
  /** The row's element without its cells; `undefined` for XML around the rows. */
  readonly open: string;
  readonly cells: readonly PlacedCell[];
  readonly behind: string;
}

/** Writers may leave out the places of rows and cells, which then follow each other. */
function rowIn(part: string, before: number): SheetRow {
  const end = part.indexOf('>') + 1;
  const open = part.slice(0, end);
  const number = Number(attribute(open.slice(4), 'r')) || before + 1;
  if (open.endsWith('/>')) return { number, open, cells: [], behind: part.slice(end) };
  const [, cells] = cellsOf(part.slice(end));
  let column = 0;
  const placed = cells.map((cell): PlacedCell => {
    const letters = /^[A-Z]+/.exec(attribute(cell.attributes, 'r'))?.[0];
    column = letters === undefined ? column + 1 : columnNumber(letters);
    const at = columnLetters(column) + number;
    const whole = letters === undefined ? cell.whole.replace(/^<c/, `<c r="${at}"`) : cell.whole;
    const attributes = letters === undefined ? ` r="${at}"${cell.attributes}` : cell.attributes;
    return { ...cell, attributes, whole, column };
  });
  const close = part.lastIndexOf('</row>');
  return { number, open, cells: placed, behind: close < 0 ? '' : part.slice(close) };
}

class MoreCells {
  private readonly byRow = new Map<number, Map<number, string>>();

  of(row: number): ReadonlyMap<number, string> | undefined {
    return this.byRow.get(row);
  }

  put(row: number, column: number, whole: string): void {
    const known = this.byRow.get(row) ?? new Map<number, string>();
    this.byRow.set(row, known.set(column, whole));
  }
}

/** What cells show that have no content of their own: those merged with one above, and those of an array's formula. */
function shownElsewhere(sheet: string, rows: readonly SheetRow[]): MoreCells {
  const more = new MoreCells();
  const known = new Map(rows.map((row) => [row.number, row]));
  const last = rows.at(-1)?.number ?? 0;
  const fill = (ref: string, whole: (column: number, row: number) => string | undefined, wide: boolean) => {
    const [, left = '', top = '', right = '', bottom = ''] = range.exec(ref) ?? [];
    const [from, to] = [columnNumber(left), wide ? columnNumber(right) : columnNumber(left)];
    for (let row = Number(top); row <= Math.min(Number(bottom), last); row += 1)
      for (let column = from; column <= to && known.has(row); column += 1) {
        const text = whole(column, row);
        if (text !== undefined) more.put(row, column, text);
      }
  };
  for (const merged of sheet.split('<mergeCell ').slice(1)) {
    const ref = attribute(merged.slice(0, merged.indexOf('>')), 'ref');
    const [, column = '', from = ''] = range.exec(ref) ?? [];
    const first = known.get(Number(from))?.cells.find((cell) => cell.column === columnNumber(column));
    if (first === undefined) continue;
    const at = attribute(first.attributes, 'r');
    fill(
      ref,
      (_, row) =>
        row === Number(from) ? undefined : withFormula(first).replace(` r="${at}"`, ` r="${column}${row}"`),
      false,
    );
  }
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const array = /<f\s[^>]*\bt="array"[^>]*>/.exec(cell.content ?? '')?.[0];
    if (array === undefined || withFormula(cell) === cell.whole) continue;
    const formula = `=${inside(cell.content ?? '', 'f') || '?'}`;
    const isOwn = (column: number, row: number) =>
      known.get(row)?.cells.some((each) => each.column === column && each.content !== undefined);
    fill(
      attribute(array, 'ref'),
      (column, row) => (isOwn(column, row) ? undefined : textCell(columnLetters(column) + row, formula)),
      true,
    );
  }
  return more;
}

/** XML without the prefix that some programs put before each name: `<x:row>`. */
function withoutPrefix(xml: string): string {
  const prefix = /<(\w+):worksheet[\s>]/.exec(xml)?.[1];
  return prefix === undefined ? xml : xml.replace(new RegExp(`(</?)${prefix}:`, 'g'), '$1');
}

/**
 * Rewrites a sheet's XML so that the library reads it correctly. A formula without a value becomes a text
 * starting with `=`. A cell merged with those above repeats their text.
 */
export function plainSheet(xml: string): string {
  const sheet = withoutPrefix(xml).replace(/<(?:c|row|f|mergeCell)\s[^<>]+>/g, (tag) =>
    tag.includes('"') ? tag : tag.replaceAll("'", '"'),
  );
  const [before = '', ...parts] = sheet.split(/(?=<row[\s>])/);
  const rows: SheetRow[] = [];
  for (const part of parts) rows.push(rowIn(part, rows.at(-1)?.number ?? 0));
  const more = shownElsewhere(sheet, rows);
  return (
    before +
    rows
      .map(({ number, open, cells, behind }) => {
        const added = more.of(number);
        // A row without cells has no matches.
        if (cells.length === 0) return open + behind;
        const kept = cells.map((cell) => [cell.column, withFormula(cell)] as const);
        const all =
          added === undefined ? kept : [...new Map([...kept, ...added])].toSorted(([a], [b]) => a - b);
        return open + all.map(([, whole]) => whole).join('') + behind;
      })
      .join('')
  );
}
