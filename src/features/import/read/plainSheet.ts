/** One cell of a sheet that has content: its attributes and what is in it. */
const cells = /<c\s((?:[^>"]|"[^"]*")*)(?<!\/)>([\s\S]*?)<\/c>/g;
const valueOf = /<v(?:\s[^>]*)?>([\s\S]*?)<\/v>/;
const formulaOf = /<f(?:\s[^>]*)?>([\s\S]*?)<\/f>/;
const rowOf = /<row\s([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g;
const merged = /<mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;

const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

const textCell = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A cell whose formula has no value, or a failed one, with that as its text: the library would make it an empty cell. */
function withFormula(whole: string, attributes: string, content: string): string {
  const type = attribute(attributes, 't');
  const value = valueOf.exec(content)?.[1];
  const at = attribute(attributes, 'r');
  if (type === 'e') return textCell(at, value || '#ERROR!');
  if (!content.includes('<f')) return whole;
  // A formula may well give an empty text, which is then its value.
  const isCalculated = type === 'str' ? value !== undefined : Boolean(value);
  return isCalculated || content.includes('<is>')
    ? whole
    : textCell(at, `=${formulaOf.exec(content)?.[1] || '?'}`);
}

/** The first cell of each column that was merged downwards, for the rows below it. */
function mergedInto(sheet: string): ReadonlyMap<number, readonly string[]> {
  const below = new Map<number, string[]>();
  const first = new Map<string, string>();
  const ranges = [...sheet.matchAll(merged)].filter(([, , from, , to]) => Number(from) < Number(to));
  const tops = new Set(ranges.map(([, column = '', from = '']) => column + from));
  for (const [whole, attributes = ''] of sheet.matchAll(cells)) {
    const at = attribute(attributes, 'r');
    if (tops.has(at)) first.set(at, whole);
  }
  for (const [, column = '', from = '', , to = ''] of ranges) {
    const cell = first.get(column + from);
    for (let row = Number(from) + 1; cell !== undefined && row <= Number(to); row += 1)
      below.set(row, [...(below.get(row) ?? []), cell.replace(/(\sr=")[A-Z]+\d+"/, `$1${column}${row}"`)]);
  }
  return below;
}

/**
 * The XML of a sheet as the library reads it rightly: a formula without a value is a text that begins with `=`, and each cell
 * that was merged with those above says what they say.
 */
export function plainSheet(xml: string): string {
  const sheet = xml.replace(cells, withFormula);
  const below = mergedInto(sheet);
  if (below.size === 0) return sheet;
  return sheet.replace(rowOf, (whole: string, attributes: string, content: string | undefined) => {
    const added = below.get(Number(attribute(attributes, 'r')));
    // A row that was never written has no matches either.
    if (added === undefined || content === undefined) return whole;
    const places = new Set(added.map((cell) => attribute(cell, 'r')));
    const own = content.replace(/<c\s([^>]*?)\/>/g, (cell: string, said: string) =>
      places.has(attribute(said, 'r')) ? '' : cell,
    );
    return `<row ${attributes}>${added.join('')}${own}</row>`;
  });
}
