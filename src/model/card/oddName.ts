import { readTwice } from './asWritten';

const signs = /https?:|[@=|<>{}[\]~～〜^\\_*†‡?¿¤□■×\ufffd]|&#?\w+;/iu;
/** The end of a leading label: `Main event: Ann`. */
const labelled = /:\s|：/;
/** A name of the web: `Nikki95`. */
const nickname = /^\p{L}{3,}\d{2,4}$/u;
/** A capital within a small word, which a lost half of a letter leaves: `MarÃa`. */
const halfLetter = /\p{Ll}[ÂÃÄÅÐÑØÙ](?!\p{Lu})/u;
/** Scripts where names begin with a capital. */
const small = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Whether somebody who enters the name has to say that it is one, because names seldom look like it. */
export const isOddName = (name: string): boolean =>
  signs.test(name) ||
  (/\p{N}/u.test(name) && !nickname.test(name)) ||
  halfLetter.test(name) ||
  readTwice(name) !== name ||
  labelled.test(name) ||
  (small.test(name) && (!/[\p{Lu}\p{Lt}]/u.test(name) || /^\p{L}\.?$/u.test(name)));
