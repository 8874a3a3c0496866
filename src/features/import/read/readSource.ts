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
  | 'link'
  | 'otherTable'
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
  [/\.iwa|buildVersionHistory/, 'numbers'],
  [/encrypted-package/, 'protected'],
  [/word\/document|ppt\/presentation|opendocument\.(?:text|presentation)|epub\+zip/, 'textDocument'],
  [/content\.xml/, 'libreOffice'],
  // The end of a ZIP file, which half a workbook lacks.
  [/PK\u0005\u0006/, 'archive'],
];

const oldKinds: readonly (readonly [RegExp, SourceProblem])[] = [
  [/E\0n\0c\0r\0y\0p\0t\0(?:e\0d\0P|i\0o\0n\0I)/, 'protected'],
  [/W\0o\0r\0d\0D\0o\0c|P\0o\0w\0e\0r\0P\0o\0i\0n\0t|_\0_\0n\0a\0m\0e\0i\0d/, 'textDocument'],
  [/^/, 'oldWorkbook'],
];

/** Each needs more than a few letters, with which a table may begin too: `BM01,Ann`, `ID;Player 1`. */
const otherKinds: readonly (readonly [RegExp, SourceProblem])[] = [
  [/^[^!-~]{0,16}%PDF-/, 'pdf'],
  [/^(?:ï»¿)?\{\\rtf|^%!PS/, 'textDocument'],
  [/^From: <Saved by|^MIME-Version:/, 'webPage'],
  [
    /^(?:(?:X-[\w-]+|Return-Path|Received|Delivered-To|Message-ID|DKIM-Signature): .+\r?\n(?:[\t ].+\r?\n)*)+(?:Return-Path|Received|Delivered-To|Message-ID|DKIM-Signature|MIME-Version|From|To|Subject|Date): /i,
    'textDocument',
  ],
  [
    /^(?:.PNG\r|ÿØÿ|GIF8|RIFF.{4}WEBP|BM.{4}\0{4}|II\*\0|MM\0\*|\0\0\u0001\0|.{4}ftyp(?:hei|hev|mif|avi|msf))/s,
    'picture',
  ],
  [/^(?:7z¼¯|Rar!|BZh\d1A|\u001f\u008b|ý7zXZ)|^.{257}ustar/s, 'archive'],
  [/^\[InternetShortcut\]/, 'link'],
  // SYLK, DIF, SocialCalc, Excel before 5, dBASE, and databases.
  [/^ID;P[A-Z\d]*(?:;[NE])*\r?\n(?:[BCEFOPW]|N[ENU]);/, 'otherTable'],
  [/^(?:TABLE\r?\n0,\d|socialcalc:|\t[\0\u0002\u0004\u0008][\u0004\u0006]\0)/, 'otherTable'],
  [
    /^(?:[\u0002-\u0004\u0030\u0083\u008b\u00f5\u00fb][\0-\u00ff][\u0001-\u000c][\u0001-\u001f](?=.{0,27}\0)|SQLite format|PAR1|.{4}Standard (?:Jet|ACE))/s,
    'otherTable',
  ],
];

/** Why a file is no table that can be read; `undefined` if it may be one. */
function problemOf(bytes: Uint8Array): SourceProblem | undefined {
  const kinds = isOldOffice(bytes) ? oldKinds : isZip(bytes) ? zipKinds : otherKinds;
  // Each byte is one sign.
  const text =
    kinds === otherKinds
      ? String.fromCharCode(...bytes.subarray(0, 600))
      : new TextDecoder('windows-1252').decode(bytes);
  return kinds.find(([sign]) => sign.test(text))?.[1];
}

/** Markup: a web page, also in a single file, or XML. Old programs save tables as HTML named `.xls`. */
const markup = /^\s*(?:<[a-z!?]|MIME-Version:)/i;

function kindOfMarkup(text: string): SourceProblem {
  if (/<office:document\b/.test(text)) return 'libreOffice';
  if (/<(?:ss:)?Workbook\b/.test(text)) return 'oldWorkbook';
  if (/<plist\b[^]*<key>URL</.test(text)) return 'link';
  if (/^[^<]*(?:<[?!][^>]*>\s*)*<svg\b/i.test(text)) return 'picture';
  return /<(?:html|head|body|table|t[rdh]|div|p|br|h[1-6]|meta|style|script|!doctype html)\b|^\s*MIME-/i.test(
    text,
  )
    ? 'webPage'
    : 'otherTable';
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
  if (text.includes('\0')) return unparsed('broken');
  if (/^\s*[[{]/.test(text)) {
    const { readJson } = await import(/* webpackChunkName: "import-text" */ './readJson');
    const lines = readJson(text);
    if (lines !== undefined) return fitting({ sheets: [{ name: '', lines }] });
    if (/^\s*\{[^{}]*"(?:url"\s*:\s*"https:\/\/docs\.google\.com|doc_id"\s*:)/.test(text))
      return unparsed('link');
    // A line of text may begin with a bracket, a list of quoted words only in JSON.
    if (/^\s*(?:\{|\[\s*[[{"])/.test(text)) return unparsed('noTable');
  }
  const { readCsv } = await import(/* webpackChunkName: "import-text" */ './readCsv');
  // Inside a cell these signs divide lines of its own.
  const isOneLine = !/[\r\n]/.test(text.trim());
  const { lines, separator } = await readCsv(isOneLine ? text.replace(/[\u2028\u2029]/g, '\n') : text, asked);
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
