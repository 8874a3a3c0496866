import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { tableLimits } from '@/model/importing/tableOf';
import { decodeText, type Encoding } from './decodeText';
import type { Sheet } from './readWorkbook';
import type { Separator } from './separators';

/** Bytes of a file; a larger one is no list of matches. */
const mostBytes = 12_000_000;

export type SourceProblem =
  | 'empty'
  | 'tooBig'
  | 'tooLong'
  | 'tooWide'
  | 'oldWorkbook'
  | 'protected'
  | 'libreOffice'
  | 'numbers'
  | 'pdf'
  | 'webPage'
  | 'broken'
  | 'noTable';

export interface Source {
  readonly sheets: readonly Sheet[];
  /** Names of further sheets, too large to be read. */
  readonly left?: readonly string[];
  /** The guessed encoding; absent if the bytes determine it. */
  readonly encoding?: Encoding;
  /** What divides the cells of a text; absent for workbooks and JSON. */
  readonly separator?: Separator;
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** The signature of workbook formats before 2007. */
const isOldWorkbook = (bytes: Uint8Array) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/** Why a container cannot be read, judged by the names of its entries, which are uncompressed. */
function problemOf(bytes: Uint8Array): SourceProblem | undefined {
  const text = () => new TextDecoder('latin1').decode(bytes);
  if (isOldWorkbook(bytes))
    return /E\0n\0c\0r\0y\0p\0t\0(?:e\0d\0P|i\0o\0n\0I)/.test(text()) ? 'protected' : 'oldWorkbook';
  if (isZip(bytes)) {
    const names = text();
    if (names.includes('xl/workbook')) return undefined;
    if (names.includes('.iwa')) return 'numbers';
    return names.includes('content.xml') ? 'libreOffice' : undefined;
  }
  return /^%PDF-/.test(new TextDecoder('latin1').decode(bytes.slice(0, 8))) ? 'pdf' : undefined;
}

/** A web page, also in a single file. Old programs save tables as HTML named `.xls`. */
const page =
  /^\s*(?:<(?:!--|!doctype html|\?xml|html|head|body|table|thead|tbody|tr|div|style|meta|workbook)|MIME-Version:)/i;

/** Reads a file by its content, not by its name. The code for each format loads on demand. */
export async function readBytes(
  bytes: Uint8Array,
  asked?: Encoding,
  separator?: Separator,
): Promise<Parsed<Source, SourceProblem>> {
  if (bytes.length > mostBytes) return unparsed('tooBig');
  const problem = problemOf(bytes);
  if (problem !== undefined) return unparsed(problem);
  if (isZip(bytes)) return readXlsx(bytes);
  const { text, encoding, sure } = decodeText(bytes, asked);
  const read = await readText(text, separator);
  return read.ok && (!sure || asked !== undefined) ? parsed({ ...read.value, encoding }) : read;
}

async function readXlsx(bytes: Uint8Array): Promise<Parsed<Source, SourceProblem>> {
  const { readWorkbook, OversizedWorkbookError } = await import('./readWorkbook');
  try {
    const sheets = await readWorkbook(bytes);
    const filled = sheets.filter(({ lines }) => lines.some((cells) => cells.some((cell) => cell !== '')));
    return filled.length === 0 ? unparsed('empty') : fitting({ sheets: filled });
  } catch (error) {
    console.error('No workbook', error);
    return unparsed(error instanceof OversizedWorkbookError ? 'tooBig' : 'broken');
  }
}

/** Reads pasted text or a text file: records of our own dump, or a table divided at `asked` or the likely separator. */
export async function readText(text: string, asked?: Separator): Promise<Parsed<Source, SourceProblem>> {
  if (text.trim() === '') return unparsed('empty');
  if (text.length > tableLimits.characters) return unparsed('tooBig');
  if (page.test(text)) return unparsed('webPage');
  if (/^\s*[[{]/.test(text)) {
    const { readJson } = await import(/* webpackChunkName: "import-text" */ './readJson');
    const lines = readJson(text);
    if (lines !== undefined) return fitting({ sheets: [{ name: '', lines }] });
    if (/^\s*\{/.test(text)) return unparsed('noTable');
  }
  const { readCsv } = await import(/* webpackChunkName: "import-text" */ './readCsv');
  const { lines, separator } = await readCsv(text, asked);
  const isTable = lines.some((cells) => cells.length > 1);
  return isTable ? fitting({ sheets: [{ name: '', lines }], separator }) : unparsed('noTable');
}

const isLong = ({ lines }: Sheet) => lines.length > tableLimits.rows;

function isBig({ lines }: Sheet): boolean {
  let characters = 0;
  for (const cells of lines) for (const cell of cells) characters += cell.length + 1;
  return characters > tableLimits.characters;
}

const isWide = ({ lines }: Sheet) =>
  lines.some((cells) => cells.slice(tableLimits.columns).some((cell) => cell.trim() !== ''));

/** Leaves out tables with too many rows or columns, and those too big to store on the device. */
function fitting(source: Source): Parsed<Source, SourceProblem> {
  const fits = (sheet: Sheet) => !isLong(sheet) && !isWide(sheet) && !isBig(sheet);
  const sheets = source.sheets.filter(fits);
  // The joined table of all sheets has no name, and its parts are there.
  const left = source.sheets.filter((sheet) => !fits(sheet) && sheet.name !== '').map(({ name }) => name);
  if (sheets.length === 0) {
    if (source.sheets.every(isLong)) return unparsed('tooLong');
    return unparsed(source.sheets.every(isWide) ? 'tooWide' : 'tooBig');
  }
  return parsed({ ...source, sheets, ...(left.length > 0 && { left }) });
}
