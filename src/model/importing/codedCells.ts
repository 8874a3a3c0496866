import { factOf, onlyFacts, type CardFacts } from '../card/cardFacts';
import { endingOf } from '../card/endings';
import type { CodePath } from '../schema/choice';
import { choiceAt, liveCodes, type Sport } from '../sports';
import type { ImportField } from './columns';
import type { FactsProblem } from './facts';

/** Results from the first player's side. */
const firstWon = new Set(
  (
    'w|win|won|victory|1|勝|勝ち|○|胜|승|победа|перемога|sieg|gewonnen|victoria|victoire|vitória|vittoria|zwycięstwo|galibiyet|' +
    'ganó|ganada|ganado|gagné|ganhou|venceu|vinto|vinta|wygrana|wygrał|wygrała|выиграл|выиграла|выигрыш|переміг|перемогла|kazandı|výhra|' +
    'győzelem|nyert|voitto|vinst|seier|winst|νίκη|victorie|승리|获胜|獲勝'
  ).split('|'),
);
const firstLost = new Set(
  (
    'l|loss|lost|lose|defeat|0|負|負け|●|负|패|поражение|поразка|niederlage|verloren|derrota|défaite|sconfitta|porażka|mağlubiyet|' +
    'perdió|perdida|perdido|perdu|perdeu|perso|persa|przegrana|przegrał|przegrała|проиграл|проиграла|проигрыш|програв|програла|kaybetti|' +
    'prohra|vereség|vesztett|tappio|förlust|nederlag|verlies|ήττα|înfrângere|패배|败|敗'
  ).split('|'),
);

export const isNothing = (text: string) =>
  /^(?:|[-–—?]|n\/a|n\. ?a\.?|k\. ?a\.|none|unknown|tbd|不明|なし)$/i.test(text);

type CodedField = 'outcome' | 'gender' | 'player1.result' | 'main' | CodePath;

export const hasCodes = (field: ImportField): field is CodedField =>
  ['outcome', 'gender', 'player1.result', 'main', 'arm', 'weight'].includes(field) ||
  field.startsWith('choices.');

const dash = /^[-‐‑–—−]$/u;

/** Whether a cell says nothing. In a column of genders a dash means open to all. */
export const isEmpty = (field: ImportField, text: string): boolean =>
  isNothing(text) && !(field === 'gender' && dash.test(text));

interface Coding {
  readonly sport: Sport | undefined;
  readonly inPounds: boolean;
}

export function codedIn(
  field: CodedField,
  text: string,
  { sport, inPounds }: Coding,
): CardFacts | FactsProblem | undefined {
  if (field === 'outcome') return outcomeIn(text, sport);
  if (field === 'gender') return genderIn(text, sport);
  if (field === 'main') return mainIn(text);
  return field === 'player1.result' ? resultIn(text) : codeIn(field, text, sport, inPounds);
}

/** How a cell's text is understood by itself: `code` is absent where it is no single code. */
export function codeRead(
  field: ImportField,
  text: string,
  coding: Coding,
): { readonly isRead: boolean; readonly code?: string | undefined } {
  const found = hasCodes(field) ? codedIn(field, text, coding) : undefined;
  if (typeof found !== 'object') return { isRead: false };
  const result = found.outcome === 'draw' ? 'd' : found.winner === 'player1' ? 'w' : found.winner && 'l';
  const main = found.main ? 'yes' : 'no';
  const facts: Readonly<Record<string, unknown>> = { ...found, main, 'player1.result': result };
  const code = facts[field];
  return { isRead: true, code: typeof code === 'string' ? code : undefined };
}

function codeIn(
  path: CodePath,
  text: string,
  sport: Sport | undefined,
  inPounds: boolean,
): CardFacts | FactsProblem | undefined {
  const choice = choiceAt(sport, path);
  if (choice !== undefined && liveCodes(choice).includes(text)) return { [path]: text };
  const labelled = factOf(`${path.slice(path.lastIndexOf('.') + 1)}=${text}`, sport);
  if (typeof labelled === 'object' && labelled[path] !== undefined) return labelled;
  const isNumber = /^[-+<]?\s*\d{2,3}(?:[.,]\d{1,2})?\s*\+?$/.test(text);
  const words = text.replace(/[()（）[\]]/g, ' ').trim();
  const found = onlyFacts(isNumber ? `${text}${inPounds ? 'lb' : 'kg'}` : words, sport);
  if (typeof found !== 'object') return found;
  return found[path] !== undefined || found.between !== undefined || isOfClass(found) ? found : 'unknown';
}

/** A column of classes often includes gender or arm: `Men 95 kg`. */
const isOfClass = (facts: CardFacts): boolean => facts.score1 === undefined && facts.outcome === undefined;

function outcomeIn(text: string, sport: Sport | undefined): CardFacts | FactsProblem | undefined {
  const words = text.toLowerCase();
  if (/^(?:(?:by|on|via) )?(?:score|winner|win|points|pin)$/.test(words)) return {};
  if (words === 'nocontest') return { outcome: 'noContest' };
  const found = factOf(text, sport);
  return typeof found === 'object' && found.outcome === undefined ? 'unknown' : found;
}

const openToAll =
  /^(?:open|all|any|anyone|both|everyone|mix|mixed|unisex|co-?ed|(?:[mhм]|wo?men|men|male|herren|hommes|hombres|мужчины|муж)\s*(?:[/+&,]|and|und|et|y|и)\s*(?:[wfdж]|wo?men|female|damen|frauen|femmes|dames|mujeres|женщины|жен)|[wf]\s*[/+&]\s*m|gemischt|offen|mixte|mixto|misto|абсолют|смешанн(?:ый|ая|ые)|混合|男女|無差別|혼성|性別不問|誰でも)$/i;

export const isOpenToAll = (text: string): boolean => dash.test(text) || openToAll.test(text);

function genderIn(text: string, sport: Sport | undefined): CardFacts | FactsProblem | undefined {
  if (isOpenToAll(text)) return { gender: '-' };
  const found = factOf(text, sport, true);
  return typeof found === 'object' && found.gender === undefined ? 'unknown' : found;
}

export function resultIn(text: string): CardFacts | undefined {
  const word = text.toLowerCase();
  if (firstWon.has(word)) return { winner: 'player1' };
  if (firstLost.has(word)) return { winner: 'player2' };
  if (word === 'd' || word === '△') return { outcome: 'draw' };
  const ending = endingOf(word)?.outcome;
  return ending === 'draw' || ending === 'noContest' ? { outcome: ending } : undefined;
}

const yes = /^(?:x|yes|y|true|1|main(?: event)?|ja|oui|sí|si|sim|tak|evet|да|так|はい|○|[✓✔✅])\ufe0f?$/iu;
const no = /^(?:no|n|false|0|nein|non|não|nie|hayır|нет|ні|いいえ|×)$/iu;

export const isYes = (text: string): boolean => yes.test(text);
export const isNo = (text: string): boolean => no.test(text);

const mainIn = (text: string): CardFacts | undefined =>
  isYes(text) ? { main: true } : isNo(text) ? {} : undefined;
