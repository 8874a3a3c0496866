/** A cell of a sheet: its attributes, what is in it, and the text of the sheet behind it. */
interface SheetCell {
  readonly attributes: string;
  /** Absent where the cell is closed at once. */
  readonly content?: string;
  readonly whole: string;
  readonly behind: string;
}

/** Takes apart a text that begins with a cell. */
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

/** The text before the first cell, and all cells with what is behind each. */
const cellsOf = (xml: string): readonly [before: string, cells: readonly SheetCell[]] => {
  const [before = '', ...parts] = xml.split(/(?=<c\s)/);
  return before.startsWith('<c') && /^<c\s/.test(before)
    ? ['', [before, ...parts].map(cellIn)]
    : [before, parts.map(cellIn)];
};

/** What is in the first element of a name; `undefined` where there is none, or it is closed at once. */
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

/** A cell whose formula has no value, or a failed one, with that as its text: the library would make it an empty cell. */
function withFormula({ attributes, content, whole }: SheetCell): string {
  if (content === undefined) return whole;
  const type = attribute(attributes, 't');
  const value = inside(content, 'v');
  const at = attribute(attributes, 'r');
  if (type === 'e') return textCell(at, value || '#ERROR!');
  if (!content.includes('<f')) return whole;
  // A formula may well give an empty text, which is then its value.
  const isCalculated = type === 'str' ? value !== undefined : Boolean(value);
  return isCalculated || content.includes('<is>') ? whole : textCell(at, `=${inside(content, 'f') || '?'}`);
}

/** A column that was merged downwards, with the numbers of its rows. */
const range = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;

/** The first cell of each column that was merged downwards, for the rows below it. */
function mergedInto(sheet: string): ReadonlyMap<number, ReadonlyMap<string, string>> {
  const below = new Map<number, Map<string, string>>();
  const [, cells] = cellsOf(sheet);
  const byPlace = new Map(cells.map((cell) => [attribute(cell.attributes, 'r'), cell.whole]));
  for (const merged of sheet.split('<mergeCell ').slice(1)) {
    const [, column = '', from = '', to = ''] =
      range.exec(attribute(merged.slice(0, merged.indexOf('>')), 'ref')) ?? [];
    const first = byPlace.get(column + from);
    for (let row = Number(from) + 1; first !== undefined && row <= Number(to); row += 1) {
      const place = `${column}${row}`;
      const known = below.get(row) ?? new Map<string, string>();
      below.set(row, known.set(place, first.replace(` r="${column}${from}"`, ` r="${place}"`)));
    }
  }
  return below;
}

/**
 * The XML of a sheet as the library reads it rightly: a formula without a value is a text that begins with `=`, and each cell
 * that was merged with those above says what they say.
 */
export function plainSheet(xml: string): string {
  const [before, cells] = cellsOf(xml);
  const sheet = before + cells.map((cell) => withFormula(cell) + cell.behind).join('');
  const below = mergedInto(sheet);
  if (below.size === 0) return sheet;
  return sheet
    .split(/(?=<row\s)/)
    .map((row) => {
      const open = row.indexOf('>');
      const added = /^<row\s/.test(row) ? below.get(Number(attribute(row.slice(0, open), 'r'))) : undefined;
      // A row that was never written has no matches either.
      if (added === undefined || row[open - 1] === '/') return row;
      const [start, own] = cellsOf(row.slice(open + 1));
      const kept = own.map((cell) => {
        const isMerged = cell.content === undefined && added.has(attribute(cell.attributes, 'r'));
        return (isMerged ? '' : cell.whole) + cell.behind;
      });
      return row.slice(0, open + 1) + [...added.values()].join('') + start + kept.join('');
    })
    .join('');
}
