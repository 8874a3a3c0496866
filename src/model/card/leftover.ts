import { endingOf } from './endings';
import { isSmall } from './verbs';

const cancelled =
  /(?<!\p{L})(?:cancell?ed|cancellation|cxl|postponed|rescheduled|called[- ]off|scratched|withdrawn|withdrew|not held|did not happen|no show|abgesagt|verschoben|ausgefallen|entfällt|отмен[её]н[аоы]?|отмена|перенес[её]н[аоы]?|не состоял(?:ся|ась)|скасовано|cancelad[oa]|aplazad[oa]|suspendid[oa]|adiad[oa]|annul[ée]e?|report[ée]e?|annullat[oa]|rinviat[oa]|odwołan[aey]|przełożon[aey]|iptal(?: edildi)?|ertelendi|연기)(?!\p{L})|中止|延期|取消|취소/iu;

export const isCancelled = (text: string): boolean => cancelled.test(text);

/** Ways to win without a field of their own, where they follow a name alone. */
const method =
  /^(?:pin|pinned|flash|tko|ko|fouls?|sub|submission|decision|points?|ud|sd|md|unanimous|split|dnf|dns|dnp|ret|ref|stoppage|straps?|overtime|ot|off|tb[acd]|tentative|rematch)\.?$/i;
/** Groups of age in other languages than the sport's own. */
const group =
  /^(?:junior(?:en|innen|es|i|zy|ki)|senior(?:en|innen|es|i|zy|ki)|veteran(?:en|innen|os|as|i)|vétérans?|veterani|weterani|master[iy]?|jugend|cadets?|cadetes?|kadetten|kadeci|юниор(?:ы|ки)?|юніор(?:и|ки)?|ветераны?|мастера?|юноши|девушки|gençler|büyükler|yıldızlar|ümitler|シニア|ジュニア|マスターズ|ユース|주니어|시니어|青年|少年)$/iu;
const before =
  /^(?:by|via|due|after|because|through|per|durch|wegen|nach|из-за|после|por|par|przez|tras|après)$/;

const endBrackets = /[([（［【][^()[\]（）［］【】]*[)\]）］】]$/u;

export interface NameWords {
  readonly name: string;
  readonly left?: string;
}

export function leftBehind(text: string): NameWords {
  const brackets = endBrackets.exec(text);
  const without = brackets ? text.slice(0, brackets.index).trim() : '';
  if (brackets && without !== '') return { name: without, left: brackets[0].trim() };
  const words = text.split(' ');
  const known = words.findIndex((word, place) => place > 0 && endsName(word, place, words));
  const small = words.findIndex((word, place) => place > 1 && isSmall(word, words.slice(0, place)));
  const at = known < 0 ? small : known;
  return at < 0 ? { name: text } : { name: words.slice(0, at).join(' '), left: words.slice(at).join(' ') };
}

/** Separates the name from unknown words behind it, which the form then shows beside the name. */
export function nameAlone(text: string): NameWords {
  const { name, left } = leftBehind(text.trim());
  if (left === undefined) return { name };
  const more = nameAlone(name);
  return { name: more.name, left: [more.left, left].filter(Boolean).join(' ') };
}

function endsName(word: string, at: number, words: readonly string[]): boolean {
  const [next] = words.slice(at + 1);
  if (/^(?:→|➡\ufe0f?|⇒|=+>)$/u.test(word)) return true;
  const isOneCase = word === word.toUpperCase() && words.every((each) => each === each.toUpperCase());
  if (before.test(isOneCase ? word.toLowerCase() : word) && next !== undefined) return true;
  if (words.slice(at).every((each) => !/[\p{L}\p{N}]/u.test(each))) return true;
  // `W-L`, and the rounds as they were won: `WWLW`.
  if (next === undefined && /^(?:[WLD]{3,}|[WLD](?:[-–/][WLD])+)$/.test(word)) return true;
  // Behind a name a lone W is the winner, women or an initial, and a lone L the loser or one.
  if (next === undefined && /^[WL]$/i.test(word)) return true;
  if (next === undefined && group.test(word)) return true;
  if (at > 1 && endingOf(word.toLowerCase()) !== undefined) return true;
  // Four characters are a whole name, and so are three syllables of Korean.
  const [first = ''] = words;
  if (at === 1 && /^\p{Script=Han}{4,}$/u.test(first)) return true;
  if (at === 1 && /^\p{Script=Hangul}{3,}$/u.test(first) && /[승패]$/u.test(word)) return true;
  const isTail = words.slice(at).every((each) => method.test(each));
  if (isTail && (at > 1 || word !== word.toUpperCase() || word.length < 4)) return true;
  if (isCancelled(word) || (next !== undefined && isCancelled(`${word} ${next}`) && !isCancelled(next)))
    return true;
  return false;
}
