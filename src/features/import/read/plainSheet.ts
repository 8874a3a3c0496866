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
  const [before = '', ...parts] = xml.split(/(?=<c\s)/);
  return before.startsWith('<c') && /^<c\s/.test(before)
    ? ['', [before, ...parts].map(cellIn)]
    : [before, parts.map(cellIn)];
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
  const isCalculated = type === 'str' ? value !== undefined : Boolean(value);
  return isCalculated || content.includes('<is>') ? whole : textCell(at, `=${inside(content, 'f') || '?'}`);
}

/** A range merged downwards: first column, first and last row. */
const range = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;

/** For each row, the cells that it is merged into, by column. */
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
 * Rewrites a sheet's XML so that the library reads it correctly. A formula without a value becomes a text
 * starting with `=`. A cell merged with those above repeats their text.
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
      // A row without cells has no matches.
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
