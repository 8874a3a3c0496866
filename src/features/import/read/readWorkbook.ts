import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { dequal } from 'dequal';
import { mayHead } from '@/model/card/sections';
import { isAnySheet } from '@/model/importing/facts';
import { builtInSports } from '@/model/sports';
import { plainSheet } from './plainSheet';

/** Bytes of an unpacked workbook: fifty times a championship, and still within a phone's memory. */
const mostUnpacked = 60_000_000;

export interface Sheet {
  readonly name: string;
  readonly lines: readonly (readonly string[])[];
}

/** A workbook too big for real results, or built to exhaust memory. */
export class OversizedWorkbookError extends Error {}

/**
 * A row beyond 99,999, or a column beyond the 702nd: the library would fill the whole gap with empty cells.
 */
const farAway = /\sr="(?:\d{6,}|[A-Z]{3,}\d+|[A-Z]+\d{6,})"/;

/**
 * Repacks a workbook with only its XML, uncompressed. For larger files the library would start workers from
 * strings, which the content policy forbids, and unpack without a limit.
 */
function unpacked(bytes: Uint8Array): ArrayBuffer {
  let size = 0;
  const found = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml(?:\.rels)?$/.test(name)) return false;
      size += originalSize;
      if (size > mostUnpacked)
        throw new OversizedWorkbookError(`Expected at most ${mostUnpacked} bytes, found more`);
      return true;
    },
  });
  // Some programs write other paths than the format's.
  const files = Object.fromEntries(
    Object.entries(found).map(([name, file]) => [name.replaceAll('\\', '/').replace(/^\//, ''), file]),
  );
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

/**
 * A day in ISO format. A time other than midnight stays, because a spreadsheet may have turned a score into
 * it.
 */
const dayText = (day: Date): string => day.toISOString().replace(/T00:00:00\.000Z$/, '');

function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : dayText(value);
  // A spreadsheet shows 15 digits of a number: 82.6 for 82.60000000000001.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

const sheetHeading = 'sheet';

/** Whether a name says who meets, as `Women 65 kg`. The only sheet of a workbook seldom has a name that does. */
const saysWho = (name: string): boolean =>
  !isAnySheet(name) && (classCode.test(name) || builtInSports.some((sport) => mayHead(name, sport)));

/** `M85L`, `W-60` */
const classCode = /^\p{L}{1,2}[\s_-]?\d{2,3}\+?[\s_-]?\p{L}?$/u;

/**
 * Adds a column with the sheet's name, because it may say who meets. Sheets with the same headings also form
 * one joined table, which comes first and has no name.
 */
function withNames(sheets: readonly Sheet[]): readonly Sheet[] {
  const filled = sheets.filter(({ lines }) => lines.some((cells) => cells.some((cell) => cell !== '')));
  const [only] = filled;
  if (filled.length < 2 && !saysWho(only?.name ?? '')) return sheets;
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
  if (!isOne || named.length === 1) return single;
  return [
    { name: '', lines: [[...first.head, sheetHeading], ...named.flatMap(({ below }) => below)] },
    ...single,
  ];
}

/** The sheets of an .xlsx file, with the formula values stored in it. Throws for any other file. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const sheets = await readWorkbookFile(unpacked(bytes));
  return withNames(
    sheets.map(({ sheet, data }) => ({ name: sheet, lines: data.map((row) => row.map(textOf)) })),
  );
}
