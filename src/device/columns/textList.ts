import { isJsonObject } from '@/lib/json';
import { rowsVersion } from '../base/version';
import { DamagedRowsError, ofThisVersion, orDamaged } from '../base/damage';

/**
 * The texts that rows of many tables have in common, such as ids and names of players, each once for the whole device:
 * tables name them by their place. Ten tables of matches name the same players, and to read a text from storage, to
 * look it up and to find that it was read before is most of what reading a row costs.
 *
 * A list only grows, so that a place says the same for as long as a table names it; what none names any more may be emptied.
 * One that is damaged is followed by another under a new number, and tables that name places of the old one are then damaged too.
 */
export interface TextList {
  readonly number: number;
  readonly texts: readonly string[];
}

export const noTexts: TextList = { number: 0, texts: [] };

/** How many texts of a list are durable; written after those. */
export interface TextsHead {
  readonly version: number;
  readonly list: number;
  readonly count: number;
}

export const textsHeadKey = 'texts';
/** Few enough to be read in a few milliseconds, and to be written again when one is added. */
export const textsPerPart = 4_096;
export const textsPartKey = (part: number) => `${textsHeadKey}/${part}`;

/** The stored list; `noTexts` where there is none, or where it cannot be read. */
export async function readTexts(records: LocalForage, pause: () => Promise<void>): Promise<TextList> {
  const read = await orDamaged(async () => {
    const head = asHead(await records.getItem<unknown>(textsHeadKey));
    if (head === undefined) return noTexts;
    const { list, count } = head;
    const parts = await Promise.all(
      Array.from({ length: Math.ceil(count / textsPerPart) }, (_, part) =>
        records.getItem<unknown>(textsPartKey(part)),
      ),
    );
    const texts: string[] = [];
    for (const part of parts) {
      for (const text of asPart(part, list)) texts.push(text);
      await pause();
    }
    if (texts.length < count)
      throw new DamagedRowsError(`${textsHeadKey}: expected ${count}, found ${texts.length}`);
    // A fold that did not come to its end may have left more.
    return { number: list, texts: texts.slice(0, count) };
  });
  return read === 'damaged' ? noTexts : read;
}

function asHead(record: unknown): TextsHead | undefined {
  if (record === null) return undefined;
  const { list, count } = ofThisVersion('texts', record);
  if (isWhole(list) && list > 0 && isWhole(count)) return { version: rowsVersion, list, count };
  throw new DamagedRowsError(`${textsHeadKey}: expected a list and how long it is, found another shape`);
}

function asPart(record: unknown, list: number): readonly string[] {
  const part = isJsonObject(record) ? ofThisVersion('texts', record) : {};
  const { texts } = part;
  const isList = part['list'] === list && Array.isArray(texts);
  if (isList && texts.every((text): text is string => typeof text === 'string')) return texts;
  throw new DamagedRowsError(`${textsHeadKey}: expected texts of list ${list}, found another shape`);
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
