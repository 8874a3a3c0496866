import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { dequal } from 'dequal';
import { plainSheet } from './plainSheet';

/** Bytes that a workbook may have unpacked: fifty times a championship, and no more than a phone can hold. */
const mostUnpacked = 60_000_000;

export interface Sheet {
  readonly name: string;
  readonly lines: readonly (readonly string[])[];
}

/** A workbook that is more than anybody would enter, or made to fill the memory. */
export class OversizedWorkbookError extends Error {}

/** A row beyond 99,999, or a column beyond the 702nd: the library fills up all that lies between. */
const farAway = /\sr="(?:\d{6,}|[A-Z]{3,}\d+|[A-Z]+\d{6,})"/;

/**
 * The same workbook with only its texts in it, and not compressed: the library would unpack larger ones in workers made of
 * a text, which the site's content policy forbids, and whatever they unpack to.
 */
function unpacked(bytes: Uint8Array): ArrayBuffer {
  let size = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/.test(name)) return false;
      size += originalSize;
      if (size > mostUnpacked)
        throw new OversizedWorkbookError(`Expected at most ${mostUnpacked} bytes, found more`);
      return true;
    },
  });
  for (const [name, file] of Object.entries(files)) {
    if (!name.includes('worksheets/') || name.endsWith('.rels')) continue;
    const sheet = strFromU8(file);
    if (farAway.test(sheet))
      throw new OversizedWorkbookError(`Expected a table, found cells far away from it in ${name}`);
    files[name] = strToU8(plainSheet(sheet));
  }
  const { buffer, byteOffset, byteLength } = zipSync(files, { level: 0 });
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

/** A day as it is written in every table of ours; the time of one is kept, since a score may have become it. */
const dayText = (day: Date): string => day.toISOString().replace(/T00:00:00\.000Z$/, '');

function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayText(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}

/** The heading of a column that says on which sheet a row is. */
const sheetHeading = 'sheet';

/**
 * The sheets of a workbook with a column that has their names, since these may say who meets. Sheets that begin with the same
 * names of columns are one table as well, which comes first and has no name.
 */
function withNames(sheets: readonly Sheet[]): readonly Sheet[] {
  const filled = sheets.filter(({ lines }) => lines.some((cells) => cells.some((cell) => cell !== '')));
  if (filled.length < 2) return sheets;
  const named = filled.map(({ name, lines }) => {
    const head = lines.findIndex((cells) => cells.filter((cell) => cell !== '').length > 1);
    const width = Math.max(...lines.map((cells) => cells.length));
    return {
      name,
      head: lines[head] ?? [],
      above: lines.slice(0, Math.max(0, head)),
      below: lines
        .slice(head + 1)
        .map((cells) => [
          ...cells,
          ...Array<string>(width - cells.length).fill(''),
          cells.some(Boolean) ? name : '',
        ]),
      width,
    };
  });
  const single = named.map(({ name, above, head, below, width }) => ({
    name,
    lines: [...above, [...head, ...Array<string>(width - head.length).fill(''), sheetHeading], ...below],
  }));
  const [first] = named;
  const isOne =
    first &&
    named.every(
      ({ head, above, width }) => dequal(head, first.head) && above.length === 0 && width === first.width,
    );
  if (!isOne) return single;
  return [
    { name: '', lines: [[...first.head, sheetHeading], ...named.flatMap(({ below }) => below)] },
    ...single,
  ];
}

/** The sheets of an .xlsx file, with the values that its formulas had when it was saved. Throws for what is none. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const sheets = await readWorkbookFile(unpacked(bytes));
  return withNames(
    sheets.map(({ sheet, data }) => ({ name: sheet, lines: data.map((row) => row.map(textOf)) })),
  );
}
