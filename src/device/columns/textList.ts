import { isJsonObject } from '@/lib/json';
import { rowsVersion } from '../base/version';
import { DamagedRowsError, ofThisVersion, orDamaged } from '../base/damage';

/**
 * Texts that many tables share, such as ids and names of players, stored once per device. Tables refer to
 * them by position. Ten tables of matches name the same players. Reading a text from storage, hashing it and
 * finding it again is most of the cost of reading a row.
 *
 * A list only grows, so positions keep their meaning while a table uses them. Unused texts may be emptied. A
 * damaged list is replaced by one with a new number, and tables that refer to the old one then count as
 * damaged.
 */
export interface TextList {
  readonly number: number;
  readonly texts: readonly string[];
}

export const noTexts: TextList = { number: 0, texts: [] };

export interface TextsHead {
  readonly version: number;
  readonly list: number;
  readonly count: number;
}

export const textsHeadKey = 'texts';
/** Small enough to read in a few milliseconds and to rewrite when one text is added. */
export const textsPerPart = 4_096;
export const textsPartKey = (part: number) => `${textsHeadKey}/${part}`;

/** `noTexts` if there is no list or it is unreadable. */
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
    // An interrupted fold may have left more.
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
