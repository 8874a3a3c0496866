import { trimEnds } from '@/lib/trimEnds';

const words = [
  't\\.? ?b\\.? ?[acd]\\.?',
  '(?:to be|will be) (?:announced|determined|confirmed|decided|defined)',
  'b\\.?y\\.?e\\.?',
  '(?:bye|walkover|free|no show)',
  '(?:no|without(?: an)?|unknown|unnamed|mystery|any|an|the) (?:opponent|one|name|puller|fighter|athlete|rival)',
  '(?:nobody|noone|unknown|unnamed|anonymous|vacant|none|null|n/?a|n\\.? ?n\\.?|opponent|empty|pending|no data)',
  '(?:kein gegner|freilos|unbekannt|offen|noch offen|gegner)',
  '(?:неизвест(?:ен|но|ный)|не определ[её]н|неизвестный соперник|без соперника|соперник|свободен|уточняется|будет объявлен|невідомий|невідомо)',
  '(?:por (?:definir|confirmar|anunciar)|a (?:definir|confirmar)|sin rival|sin oponente|desconocid[oa]|desconhecid[oa]|sem adversário)',
  '(?:à (?:déterminer|confirmer|définir)|inconnue?|exempt|sans adversaire|da (?:definire|annunciare)|sconosciuto|riposo)',
  '(?:wolny los|nieznany|do ustalenia|belirsiz|rakipsiz|bay geçti|açıklanacak)',
  '(?:不戦勝?|未定|未発表|不明|未知|待定|轮空|輪空|なし|無し|空き|(?:対戦)?相手(?:なし|未定|不明)|미정|부전승|없음)',
];
const nobody = new RegExp(`^(?:${words.join('|')})$`, 'iu');

/** The winner or loser of another match: `Winner M3`, `Loser of SF 1`, `第3試合の勝者`. */
const of =
  '(?: of| from| von| aus| de| del| du| di)?(?: the)?(?:[ #]*(?:m|match|bout|fight|game|sf|qf|semi[- ]?finals?|quarter[- ]?finals?|final|pool|group|gruppe|grupo|groupe|round|r|table|no|kampf|pelea|combate|lucha|kategorie|[a-z]))?\\.?[ #-]{0,3}(?:\\d{1,3}|[a-z])?';
const ofMatch = new RegExp(
  `^(?:(?:the )?(?:winner|loser|victor|runner[- ]?up|finalist|qualifier|seed|sieger|verlierer|gewinner|ganador|perdedor|vencedor|gagnant|vainqueur|perdant|vincitore|zwycięzca|kazanan)${of}|(?:победитель|проигравший|переможець)(?: \\p{L}+)? ?(?:№ ?)?\\d*|第?\\d{1,3}(?:試合|回戦)の?(?:勝者|敗者)|[勝敗]者\\d{0,3}|[WL] ?(?:of )?[ #]?(?:m|match|sf|qf)[ #]?\\d{1,3})$`,
  'iu',
);
const signs = /^[^\p{L}\p{N}]*$/u;

export function isPlaceholder(said: string): boolean {
  const plain = said.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const text = trimEnds(plain, /[([{"'<]/, /[)\]}"'>]/);
  return signs.test(text) || /^x{1,3}$/i.test(text) || nobody.test(text) || ofMatch.test(text);
}
