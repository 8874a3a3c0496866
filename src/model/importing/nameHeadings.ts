import type { FixedField } from './columns';
import { isNameOfPlayer } from './pairedHeadings';

export const given =
  /(?:given|first|fore|vor|pre) ?names?|имя|имена|імя|nombre|prenom|imie|nome|名前?|voornaam|fornavn|fornamn|jmeno|krstne meno|keresztnev|utonev|etunimi|ονομα|(?<!\p{L})ad[iı]?(?!\p{L})/u;
export const family =
  /(?:family|last|sur|nach) ?names?|фамилия|прізвище|apellidos?|cognome|nazwisko|sobrenome|姓|achternaam|etternavn|efternavn|efternamn|prijmeni|priezvisko|vezeteknev|csaladnev|sukunimi|επωνυμο|soyad[iı]?/u;
export const sides: readonly (readonly ['player1' | 'player2', RegExp])[] = [
  [
    'player1',
    /^(?:(?:player|athlete|puller|fighter|competitor|p|red|home|選手) ?)?(?:1|a|first|one)?$|^(?:red|home|first)$/,
  ],
  [
    'player2',
    /^(?:(?:player|athlete|puller|fighter|competitor|opponent|p|blue|away|選手) ?)?(?:2|b|second|two)$|^(?:blue|away|second|opponent)$/,
  ],
];

/** The only words beside a side's: `Player 1 First`, `Player 1 Last`. */
const firstOrLast = /^(.*(?:\d|\b[ab])) (first|last)$/;

/** A given or family name of one side: `First name 1`. */
export function partOfName(heading: string): FixedField | undefined {
  const key = heading.replace(firstOrLast, '$1 $2 name');
  const part = family.test(key)
    ? ({ end: 'family', pattern: family } as const)
    : ({ end: 'given', pattern: given } as const);
  const found = [...key.matchAll(new RegExp(part.pattern, 'gu'))].at(-1);
  if (found === undefined) return undefined;
  const rest = `${key.slice(0, found.index)} ${key.slice(found.index + found[0].length)}`.trim();
  const side = rest === '' ? undefined : sides.find(([, pattern]) => pattern.test(rest))?.[0];
  return side && `${side}.${part.end}`;
}

const corner = /^(red|blue) (?:corner|player|athlete|puller|fighter)$/;

/** The side of a heading that is known by its mark alone: `Athlete A`, `p2`, `Red corner`. */
export function sideOf(key: string): 'player1' | 'player2' | undefined {
  const [, color] = corner.exec(key) ?? [];
  const [, who = '', mark = color] = /^(.*?) ?([12ab])$/u.exec(key) ?? [];
  if (mark === undefined || (color === undefined && who !== 'p' && !isNameOfPlayer(who))) return undefined;
  return mark === '1' || mark === 'a' || mark === 'red' ? 'player1' : 'player2';
}
