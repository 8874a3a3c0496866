import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import { tableLimits } from '@/model/importing/tableOf';
import { decodeText } from './decodeText';
import type { Encoding } from './guessEncoding';
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
  | 'binaryWorkbook'
  | 'protected'
  | 'libreOffice'
  | 'numbers'
  | 'pdf'
  | 'textDocument'
  | 'archive'
  | 'picture'
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
/** The signature of Office formats before 2007. */
const isOldOffice = (bytes: Uint8Array) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/** Kinds of containers by the names of their entries, which are uncompressed. The first that fits counts. */
const zipKinds: readonly (readonly [RegExp, SourceProblem | undefined])[] = [
  [/xl[/\\]workbook\.bin/, 'binaryWorkbook'],
  [/xl[/\\]workbook/, undefined],
  [/\.iwa/, 'numbers'],
  [/word\/document|opendocument\.text/, 'textDocument'],
  [/content\.xml/, 'libreOffice'],
  // The end of a ZIP file, which half a workbook lacks.
  [/PK\u0005\u0006/, 'archive'],
];

const oldKinds: readonly (readonly [RegExp, SourceProblem])[] = [
  [/E\0n\0c\0r\0y\0p\0t\0(?:e\0d\0P|i\0o\0n\0I)/, 'protected'],
  [/W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t/, 'textDocument'],
  [/^/, 'oldWorkbook'],
];

const otherKinds: readonly (readonly [RegExp, SourceProblem])[] = [
  [/^%PDF-/, 'pdf'],
  [/^\{\\rtf/, 'textDocument'],
  [/^(?:.PNG\r|ÿØÿ|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s, 'picture'],
];

/** Why a file is no table that can be read; `undefined` if it may be one. */
function problemOf(bytes: Uint8Array): SourceProblem | undefined {
  const kinds = isOldOffice(bytes) ? oldKinds : isZip(bytes) ? zipKinds : otherKinds;
  // Each byte is one sign of Windows-1252.
  const text = new TextDecoder('windows-1252').decode(kinds === otherKinds ? bytes.subarray(0, 16) : bytes);
  return kinds.find(([sign]) => sign.test(text))?.[1];
}

/** Markup: a web page, also in a single file, or XML. Old programs save tables as HTML named `.xls`. */
const markup = /^\s*(?:<[a-z!?]|MIME-Version:)/i;

function kindOfMarkup(text: string): SourceProblem {
  if (/<office:document\b/.test(text)) return 'libreOffice';
  return /<(?:ss:)?Workbook\b/.test(text) ? 'oldWorkbook' : 'webPage';
}

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
  if (markup.test(text)) return unparsed(kindOfMarkup(text));
  if (/^\s*[[{]/.test(text)) {
    const { readJson } = await import(/* webpackChunkName: "import-text" */ './readJson');
    const lines = readJson(text);
    if (lines !== undefined) return fitting({ sheets: [{ name: '', lines }] });
    // A line of text may begin with a bracket, a list of quoted words only in JSON.
    if (/^\s*(?:\{|\[\s*[[{"])/.test(text)) return unparsed('noTable');
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
