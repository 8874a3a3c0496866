import { trimEnds } from '@/lib/trimEnds';
import type { CardFacts } from './cardFacts';
import { withoutDecoration } from './sideName';

const main =
  /^(?:(?:the |tonight['’]s )?main ?(?:event|fight|match)|headliner|hauptkampf|hauptevent|главный (?:бой|поединок|матч)|головний (?:бій|поєдинок)|(?:combate|pelea|lucha|evento|duelo) (?:estelar|principal)|luta principal|combat (?:principal|vedette)|match principal|ana (?:maç|müsabaka|karşılaşma)|walka wieczoru|(?:incontro|match) principale|メインイベント|メイン|本戦メイン|메인 ?이벤트)$/iu;

/** Parts of a card, which say nothing about their matches but stand above them. */
const part =
  /^(?:(?:the )?co[- ]?main(?: event| fight)?|semi[- ]?main(?: event)?|main card|under ?card|prelims?|preliminary card|preliminaries|vorkämpfe|прелимы|андеркард|основной кард|preliminares|carte principale|ön maçlar|セミファイナル|アンダーカード)$/iu;
/** Names of a whole card. */
const whole =
  /^(?:results?|full (?:card|results?)|fight card|official results?|all results?|match(?:es)?|supermatch(?:es)?|super ?matches|ergebnisse|kampfkarte|результаты|кард|результати|resultados|cartelera|résultats|sonuçlar|wyniki|karta walk|risultati|結果|対戦カード|試合結果|전적|결과)$/iu;

const number =
  /^(?:match|bout|fight|super ?match|kampf|pelea|combate|lucha|luta|combat|maç|walka|incontro|бой|поединок|матч|бій|поєдинок) ?(?:(?:no\.?|nr\.?|n[º°]|№|#) ?)?\d{1,3}$|^第 ?\d{1,3} ?試合$/iu;

const titles =
  /(?<!\p{L})(?:titles?|championships?|belts?|titel|gürtel|\p{L}*meister(?:schaft|titel)|títulos?|cintur[oó]n|cinturão|titre|ceinture|titolo|tytuł|pas mistrzowski|ünvan(?:ı)?|kemer(?:i)?|титул|пояс|чемпионство)(?!\p{L})|王座|選手権|タイトル|ベルト/giu;
const prize =
  /(?<!\p{L})(?:cup|trophy|pokal|copa|coupe|coppa|puchar|kupa(?:sı)?|crown|king|queen|krone|league|liga|campeonato|championnat|campionato|mistrzostw[oa]|şampiyonluğu|чемпионат|чемпіонат|кубок)(?!\p{L})|杯|カップ|锦标/giu;
const onlyTitle =
  /^(?:for )?(?:the |a |vacant |undisputed |vakanter )*(?:titles?|vacant|undisputed|defen[cs]e|champion|title (?:match|fight|bout)|championship(?: match| bout)?|belts?|title at stake|titelkampf|titel|pelea por el título|título en juego|combat pour le titre|titre en jeu|титульный бой|титульный бій|титул|пояс|unvan maçı|ünvan maçı|walka o tytuł|titolo in palio|タイトルマッチ|タイトル戦|王座戦)$/iu;

const edge = /[\s*_•·:=–—-]/;
const plain = (said: string): string => trimEnds(said.normalize('NFC').replace(/\s+/g, ' '), edge, edge);

export const isMainEvent = (said: string): boolean => main.test(plain(said));
export const isPartAbove = (said: string): boolean => part.test(plain(said));
export const isCardPart = (said: string): boolean => isPartAbove(said) || whole.test(plain(said));
export const isMatchNumber = (said: string): boolean => number.test(plain(said));

const before =
  /^(?:for|um|por|para|pour|per|за|o|in palio)\s+(?:the|den|die|das|el|la|le|l['’]|il|o|un[ae]?)?\s*/iu;
const around = / (?:match|fight|bout|kampf|at stake|en juego|en jeu|in palio)$/iu;

const denial =
  /^(?:no|non|not(?: for)?|without|kein(?:e|en)?|ohne|sin|sans|sem|senza|без|нет|bez|brak)[\s-](?:a |the )?/iu;
/** `no title` without `no`. */
export const withoutDenial = (said: string): string => said.replace(denial, '');

/** The title that words name; `undefined` for other words, and for a title without a name. */
export function titleFact(said: string): CardFacts | undefined {
  const words = plain(said);
  if (
    words.length > 80 ||
    /[,/|·•]/u.test(words) ||
    words.search(titles) < 0 ||
    onlyTitle.test(words) ||
    denial.test(words)
  )
    return undefined;
  const name = plain(withoutDecoration(words).replace(before, '').replace(around, ''));
  return name === '' || /\d ?[-–:] ?\d/.test(name) ? undefined : { title: name };
}

export const hasTitleWord = (said: string): boolean => said.search(titles) >= 0;

export const namesTitle = (said: string): boolean => hasTitleWord(said) || said.search(prize) >= 0;

export const isUnnamedTitle = (said: string): boolean => onlyTitle.test(plain(said));

/** Whether a text in a title's place says nothing besides words and signs for titles. `Cup title` is one. */
export const isOnlyTitle = (said: string): boolean =>
  isUnnamedTitle(said) || [titles, prize].some((words) => !/[\p{L}\p{N}]/u.test(said.replace(words, '')));

const plural =
  /(?<!\p{L})(?:titles|belts|championships|titel|gürtel|títulos|cinturones|титулы|титула|пояса)(?!\p{L})/iu;
const and = /\s(?:and|und|et|y|e|и|i)\s/iu;
const shortNames = /(?<!\p{Lu})\p{Lu}{2,9}\s(?:and|und|et|y|e|и|i)\s\p{Lu}{2}/u;

/** Whether the words name several titles; a match has only one. */
export const isSeveralTitles = (title: string): boolean =>
  /[&+/;,、，＋・]/u.test(title) || (plural.test(title) && and.test(title)) || shortNames.test(title);
