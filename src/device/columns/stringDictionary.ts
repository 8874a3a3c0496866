import {
  readTexts,
  textsHeadKey,
  textsPartKey,
  textsPerPart,
  type TextList,
  type TextsHead,
} from './textList';
import { rowsVersion } from '../base/version';

export interface StringDictionary {
  readonly list: TextList;
  readonly placeOf: (text: string) => number;
  /** Stores added texts. Call it before writing a table that refers to them. */
  readonly save: () => Promise<void>;
  /**
   * Empties all other positions, which no table may use any more. Positions do not move. Each part is written
   * on its own, so an interrupted call can be repeated.
   */
  readonly keepOnly: (used: ReadonlySet<number>) => Promise<void>;
}

/** Call it while no other tab writes. */
export async function openDictionary(
  records: LocalForage,
  pause: () => Promise<void>,
): Promise<StringDictionary> {
  const stored = await readTexts(records, pause);
  // Random, so practically never that of an earlier list: tables of another list must not be read with this
  // one.
  const number = stored.number === 0 ? 1 + Math.floor(Math.random() * 2 ** 50) : stored.number;
  const texts = [...stored.texts];
  const places = new Map(texts.map((text, place) => [text, place]));
  let saved = texts.length;
  const putPart = async (part: number): Promise<void> => {
    const ofPart = texts.slice(part * textsPerPart, (part + 1) * textsPerPart);
    await records.setItem(textsPartKey(part), { version: rowsVersion, list: number, texts: ofPart });
  };
  return {
    list: { number, texts },
    placeOf: (text) => {
      const known = places.get(text);
      if (known !== undefined) return known;
      places.set(text, texts.length);
      return texts.push(text) - 1;
    },
    save: async () => {
      const count = texts.length;
      if (count === saved) return;
      for (let part = Math.floor(saved / textsPerPart); part * textsPerPart < count; part += 1)
        await putPart(part);
      const head: TextsHead = { version: rowsVersion, list: number, count };
      await records.setItem(textsHeadKey, head);
      saved = count;
    },
    keepOnly: async (used) => {
      const parts = Math.ceil(texts.length / textsPerPart);
      // An interrupted save may have left texts in the last part that the head does not count.
      const changed = new Set([parts - 1]);
      for (const [place, text] of texts.entries()) {
        if (text === '' || used.has(place)) continue;
        texts[place] = '';
        places.delete(text);
        changed.add(Math.floor(place / textsPerPart));
      }
      for (const part of changed) if (part >= 0) await putPart(part);
      // Parts of a longer, damaged list may be left over.
      for (const key of await records.keys()) if (partOf(key) >= parts) await records.removeItem(key);
    },
  };
}

const partOf = (key: string): number =>
  key.startsWith(`${textsHeadKey}/`) ? Number(key.slice(textsHeadKey.length + 1)) : -1;

/** Deletes the list. No table may refer to it any more. */
export async function dropDictionary(records: LocalForage): Promise<void> {
  const keys = await records.keys();
  // The head first: without it the parts are ignored, and the next list overwrites them.
  if (keys.includes(textsHeadKey)) await records.removeItem(textsHeadKey);
  for (const key of keys) if (key.startsWith(`${textsHeadKey}/`)) await records.removeItem(key);
}
