import {
  readTexts,
  textsHeadKey,
  textsPartKey,
  textsPerPart,
  type TextList,
  type TextsHead,
} from './textList';
import { rowsVersion } from '../base/version';

/** The list to which a fold adds what the list does not have yet. */
export interface StringDictionary {
  readonly list: TextList;
  readonly placeOf: (text: string) => number;
  /** Makes the added texts durable; to be called before a table that names them is written. */
  readonly save: () => Promise<void>;
  /**
   * Forgets the texts at all other places, which no table may name any more; the places stay, empty. Each part is durable
   * by itself, so whoever is killed and begins again comes to the same end.
   */
  readonly keepOnly: (used: ReadonlySet<number>) => Promise<void>;
}

/** The stored list, to add to; call it while no other tab writes. */
export async function openDictionary(
  records: LocalForage,
  pause: () => Promise<void>,
): Promise<StringDictionary> {
  const stored = await readTexts(records, pause);
  // A number that no earlier list had, as good as certainly: tables of that one must not be read by this.
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
      // A save that did not come to its end may have left more texts in the last part than the head counts.
      const changed = new Set([parts - 1]);
      for (const [place, text] of texts.entries()) {
        if (text === '' || used.has(place)) continue;
        texts[place] = '';
        places.delete(text);
        changed.add(Math.floor(place / textsPerPart));
      }
      for (const part of changed) if (part >= 0) await putPart(part);
      // So may one of a longer list that was damaged.
      for (const key of await records.keys()) if (partOf(key) >= parts) await records.removeItem(key);
    },
  };
}

/** The number of the part that a key names; -1 for all other keys. */
const partOf = (key: string): number =>
  key.startsWith(`${textsHeadKey}/`) ? Number(key.slice(textsHeadKey.length + 1)) : -1;

/** Forgets the list, which no table may name any more. */
export async function dropDictionary(records: LocalForage): Promise<void> {
  const keys = await records.keys();
  // Its head first: without it the parts are nothing, and the next list writes over them.
  if (keys.includes(textsHeadKey)) await records.removeItem(textsHeadKey);
  for (const key of keys) if (key.startsWith(`${textsHeadKey}/`)) await records.removeItem(key);
}
