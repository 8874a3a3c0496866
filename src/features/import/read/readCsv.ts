import Papa from 'papaparse';
import { pause } from '@/lib/pause';
import { fieldOfHeading } from '@/model/importing/columns';
import { separators, type Separator } from './separators';

const chunkSize = 200_000;
const looked = 20;
const quoted = /"(?:[^"]|"")*"/g;

function columnsNamed(text: string, sign: Separator): number {
  const { data } = Papa.parse<string[]>(text, { delimiter: sign, preview: looked });
  const counts = data.map(
    (cells) => new Set(cells.flatMap((cell) => fieldOfHeading(cell, undefined) ?? [])).size,
  );
  return Math.max(0, ...counts);
}

/**
 * The separator: the sign that yields the most known column names in a line. If no line yields two, a tab if
 * most lines have one, else the sign present in most lines outside quotes. Names contain commas, but hardly
 * ever the other signs.
 */
function separatorOf(text: string): Separator {
  const begin = text.slice(0, chunkSize);
  const named = separators
    .map((sign) => ({ sign, count: columnsNamed(begin, sign) }))
    .toSorted((a, b) => b.count - a.count);
  const [best, next] = named;
  if (best && best.count > 1 && best.count > (next?.count ?? 0)) return best.sign;
  const lines = begin
    .replace(quoted, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, looked);
  const share = (sign: string) => lines.filter((line) => line.includes(sign)).length / lines.length;
  return separators.find((sign) => share(sign) > 0.5) ?? ',';
}

interface CsvRead {
  readonly lines: readonly (readonly string[])[];
  /** The parser took quotation marks inside a text for delimiters. */
  readonly hasStrayQuotes: boolean;
}

const parse = (text: string, delimiter: string, quoteChar: string): Promise<CsvRead> =>
  new Promise((resolve, reject) => {
    const lines: string[][] = [];
    let hasStrayQuotes = false;
    Papa.parse<string[]>(text, {
      delimiter,
      quoteChar,
      chunkSize,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const row of data) lines.push(row);
        hasStrayQuotes ||= errors.some(({ type }) => type === 'Quotes');
        parser.pause();
        void pause().then(() => parser.resume());
      },
      complete: () => resolve({ lines, hasStrayQuotes }),
      error: (error: Error) => reject(error),
    });
  });

const unquoted = (cell: string): string => {
  const inside = /^\s*"([\s\S]*)"\s*$/.exec(cell)?.[1];
  if (inside !== undefined) return inside.replaceAll('""', '"');
  // A quotation that nobody closed; behind a number the sign means inches.
  return /^\s*"([^"]*)$/.exec(cell)?.[1] ?? /^([^"]*[^"\d])"\s*$/.exec(cell)?.[1] ?? cell;
};

/** Whether a quotation that nobody closed has swallowed a line below it, which has as many cells as the first line. */
const hasSwallowed = ([head = [], ...rows]: CsvTable['lines'], separator: Separator): boolean =>
  head.length > 2 &&
  rows.some((cells) =>
    cells.some((cell) =>
      cell
        .split(/\r\n|\n|\r/)
        .slice(1)
        .some((line) => !line.includes(`${separator} `) && line.split(separator).length === head.length),
    ),
  );

/** `'Reed, Tom','Holt, Max'`: some programs quote with this sign. */
const quoteOf = (text: string, separator: Separator): string => {
  const sign = `[${separator}]`;
  const cell = new RegExp(`(?:^|${sign})'[^'\\n]{1,200}${sign}[^'\\n]{1,200}'(?:${sign}|\\r?$)`, 'm');
  return !text.includes('"') && cell.test(text) ? "'" : '"';
};

/** The first line by which a text says its separator to Excel: `sep=;`. */
const separatorLine = /^sep=(.)(?=\r?\n)/i;

/** A line that only draws a border: `|---|:-:|`, `+----+----+`. */
const isBorder = (cells: readonly string[]): boolean => {
  const line = cells.join('|');
  return line.includes('---') && /^[\s|+:=-]*$/.test(line);
};

/** An empty line in place of a border, so that lines keep their numbers. */
const withoutBorders = (lines: CsvTable['lines']): CsvTable['lines'] =>
  lines.map((cells) => (isBorder(cells) ? [''] : cells));

export interface CsvTable {
  readonly lines: readonly (readonly string[])[];
  readonly separator: Separator;
}

export async function readCsv(source: string, asked?: Separator): Promise<CsvTable> {
  const [line, said] = separatorLine.exec(source) ?? [''];
  // The empty line keeps the numbers of those below.
  const text = source.slice(line.length);
  const separator = asked ?? separators.find((each) => each === said) ?? separatorOf(text);
  const read = await parse(text, separator, quoteOf(text, separator));
  // A program quoted whole lines: `"Player 1,Player 2"`.
  const isQuoted = text.includes('"') && read.lines.every((cells) => cells.length === 1);
  if (isQuoted) {
    const inside = read.lines.map(([line = '']) => line).join('\n');
    if (inside.trim().length < text.trim().length) return readCsv(inside, asked);
  }
  if (!read.hasStrayQuotes && !hasSwallowed(read.lines, separator))
    return { lines: withoutBorders(read.lines), separator };
  // A name such as `"Monster" Michael Todd` would swallow the lines below it.
  const plain = await parse(text, separator, '\0');
  return { lines: withoutBorders(plain.lines.map((cells) => cells.map(unquoted))), separator };
}
