import { isParticle } from '../names/particles';

/** Verbs after which these languages decline a name: `победил Олега Жука`, `wygrał z Janem Nowakiem`. */
const declining = {
  won: ['победила?|побеждает|обыграла?|переміг|перемогла|pokonała?', 'wygrała? z'],
  lost: ['проиграла?|проигрывает|уступила?|програв|програла|поступився', '(?:przegrała?|przegrywa) z'],
};
const won = [
  ...declining.won,
  '>',
  '(?:def|def\\.|defeats|defeated|d\\.|beat|beats|bt|bt\\.|pinned|pins|stopped|stops|over|outpulled|outlasted|edged)',
  '(?:won|wins|win|victory|triumphs|prevails|prevailed) (?:over|against|vs\\.?|versus)',
  '(?:besiegt|besiegte|schlägt|schlug|bezwingt|bezwang)',
  '(?:gewinnt|gewann|siegt|siegte) gegen',
  '(?:le )?(?:venció|vence|derrotó|derrota|gana|ganó|venceu|derrotou)(?: an?| o)?|(?:ganhou|ganha) d[eoa]',
  '(?:a battu|bat|a vaincu|batte|ha battuto|sconfigge)|(?:ha vinto|vince) contro',
];
const passive =
  '(?:defeated|beaten|beat|def|def\\.|bt|bt\\.|d\\.|pinned|stopped|outlasted|outpulled|dominated|edged|bested|upset) by';
const lost = [
  ...declining.lost,
  '<',
  `(?:(?:(?:has|have|had) been|was|were|is|got|gets|been|being) )?${passive}`,
  '(?:lost|loses|lose|fell|falls|goes down|went down) (?:to|against|vs\\.?|versus)',
  '(?:verliert|verlor) gegen|unterlag|unterliegt|(?:wurde |wird )?(?:besiegt|geschlagen) von',
  '(?:perdió|pierde|cae|cayó|perdeu) (?:contra|ante|con|para|frente a)',
  '(?:fue |es |foi )?(?:vencido|vencida|derrotado|derrotada|superado|superada) por',
  '(?:a perdu|perd) contre|(?:est |a été )?battue? par|(?:perde|ha perso) contro|(?:è stato |è stata )?(?:sconfitto|sconfitta|battuto|battuta) da',
];

const patternOf = (phrases: readonly string[]) => new RegExp(`^(?:${phrases.join('|')})$`);
const wonPhrase = patternOf(won);
const lostPhrase = patternOf(lost);
const mostWords = 4;

/** Marks for such phrases. They contain a blank, so no word of a text equals them. */
export const wonMark = 'won over';
export const lostMark = 'lost to';

const plain = (words: readonly string[]): string => {
  const phrase = words.join(' ');
  // A single capitalised word may be a name, unless the line is all capitals. Several words are a verb: `Defeated By`.
  const isOneCase = words.length > 1 || phrase === phrase.toLowerCase() || phrase === phrase.toUpperCase();
  const isOld = words.length === 1 && /^(?:def|def\.|defeats|defeated|d\.|beat|beats|bt|bt\.)$/i.test(phrase);
  return isOneCase || isOld ? phrase.toLowerCase() : '';
};

/** Replaces each phrase about the winner by its mark: `lost to`, `was defeated by`. */
export function withVerbs(words: readonly string[]): readonly string[] {
  const marked: string[] = [];
  for (let at = 0; at < words.length;) {
    const count = [...Array(mostWords).keys()]
      .map((less) => mostWords - less)
      .find((many) => {
        const phrase = at + many <= words.length ? plain(words.slice(at, at + many)) : '';
        return wonPhrase.test(phrase) || lostPhrase.test(phrase);
      });
    if (count === undefined) marked.push(words[at] ?? '');
    else marked.push(lostPhrase.test(plain(words.slice(at, at + count))) ? lostMark : wonMark);
    at += count ?? 1;
  }
  return marked;
}

const helping =
  /^(?:was|were|is|are|got|gets|get|been|being|be|has|have|had|not|never|nearly|almost|will|would|could|can|cannot|should|must|may|might|to|did|does|\p{L}+n['’]t|wurde|wird|fue|foi|был|была|бил[аи]?|не|est|été|został[aoy]?)$/u;
const isLower = (word: string): boolean =>
  (word === word.toLowerCase() && word !== word.toUpperCase()) || /^\p{Ll}{1,3}\.\p{L}/u.test(word);
/** Whether a lower-case word is among capitalized ones, so no part of a name. */
export const isSmall = (word: string, words: readonly string[]): boolean =>
  isLower(word) &&
  !isParticle(word) &&
  !/[\p{N}()[\]（）]/u.test(word) &&
  words.some((other) => /^\p{Lu}/u.test(other));

/** Whether lower-case words beside the verb may reverse it: `Ann nearly beat Bea`. */
export const touchSmall = (first: readonly string[], second: readonly string[]): boolean =>
  (first.length > 1 && isSmall(first.at(-1) ?? '', first)) || isSmall(second[0] ?? '', second);

/** Whether words reverse the verb: `did not beat`, `beaten easily by`. */
export const isTurned = (first: readonly string[], second: readonly string[]): boolean =>
  (first.length > 1 && helping.test(first.at(-1) ?? '')) ||
  /^(?:[Bb]y|von|por|par|da|przez)$/.test(second[0] ?? '') ||
  touchSmall(first, second);

/** `venceu de Ann`, where `de` may be of the verb or of the name. */
const withParticle = /(?<!\p{L})(?:venc|derrot|gan)\p{L}+ d[eoa] /iu;

const declinesName = new RegExp(
  `(?<!\\p{L})(?:${[...declining.won, ...declining.lost, 'против|проти|przeciwko'].join('|')})(?!\\p{L})`,
  'iu',
);
/** Endings of declined names. Some names end so anyway, but none of `дзе`. */
const declined = /(?:[аяуюыі]|ии|ой|(?<!дз)е|[оеиы]м|ою|[ое]го|ому|[ое]ві|a|ego|[eiy]m|owi|[ęą])$/iu;

/** Whether the name behind the verb or the preposition of the sentence may be declined, so that nobody bears it. */
export const mayBeDeclined = (sentence: string, name: string): boolean =>
  (declinesName.test(sentence) && name.split(' ').some((word) => declined.test(word))) ||
  (withParticle.test(sentence) && /^d[eoa] /.test(name));

const verbStem =
  /^(?:lost|loses|lose|fell|falls|won|wins|win|beat|beats|defeated|defeats|def\.?|pinned|verlor|verliert|gewann|gewinnt|siegt|perdió|ganó|venció|проиграла?|победила?|wygrała?|przegrała?)$/i;
const score = /^\d{1,3}[-–—−:]\d{1,3}$/;

/** Moves a score inside a phrase to the end: `Ann lost 1-3 to Bea`. */
export function withScoreBehind(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, place) => place > 1 && score.test(word) && verbStem.test(words[place - 1] ?? ''),
  );
  const said = words[at];
  return said === undefined || at === words.length - 1 ? words : [...words.toSpliced(at, 1), said];
}
