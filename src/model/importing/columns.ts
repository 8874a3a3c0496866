import { nameWords } from '../names/nameSearch';
import type { CodePath } from '../schema/choice';
import { allOf, paramOf, type Sport } from '../sports';
import { choiceHeadings, headings } from './headings';
import { family, given, partOfName, sideOf, sides } from './nameHeadings';
import { isCountry, isNameOfPlayer, pairOf } from './pairedHeadings';

export const fixedFields = [
  'event.name',
  'event.id',
  'event.date',
  'event.endDate',
  'event.location',
  'event.country',
  'event.organization',
  'sport',
  'player1',
  'player1.given',
  'player1.family',
  'player1.id',
  'player1.country',
  'player2',
  'player2.given',
  'player2.family',
  'player2.id',
  'player2.country',
  'winner',
  'loser',
  'score',
  'player1.score',
  'player2.score',
  'player1.result',
  'outcome',
  'gender',
  'choices',
  'section',
  'player1.weight',
  'player2.weight',
  'round',
  'title',
  'main',
  'order',
  'date',
  'youtube',
  'note',
  'source',
  'id',
] as const;

export type FixedField = (typeof fixedFields)[number];

export type ImportField = FixedField | CodePath;

export type Mapping = Readonly<Record<number, ImportField>>;

export const eventFields: readonly ImportField[] = fixedFields.filter((field) => field.startsWith('event.'));

/** Normalized heading: `Player #1 (name)` gives `player 1 name`; symbols alone stay. */
export const headingKey = (heading: string): string =>
  nameWords(heading).join(' ') || heading.trim().toLowerCase();

const wordsIn = (words = ''): readonly string[] => words.split('|').filter(Boolean);

const known: ReadonlyMap<string, FixedField> = new Map(
  (Object.entries(headings) as [FixedField, string][]).flatMap(([field, names]) =>
    // `date` alone is the event's day.
    [...(field === 'date' ? [] : [field]), ...wordsIn(names)].map(
      (name) => [headingKey(name), field] as const,
    ),
  ),
);

/** A unit at the end of a heading: `Weight (lb)`. */
const unit = / (?:kgs?|lbs?|pounds?|кг)$/;

// Cached, because each cell of the first lines may be a heading.
const choices = new WeakMap<Sport, ReadonlyMap<string, CodePath>>();

function choicesOf(sport: Sport): ReadonlyMap<string, CodePath> {
  const known = choices.get(sport);
  if (known !== undefined) return known;
  const paths = new Map<string, CodePath>();
  for (const choice of sport.choices)
    for (const name of [
      ...wordsIn(choiceHeadings[choice.path]),
      choice.path,
      paramOf(choice),
      ...allOf(choice.label),
      ...(choice.all === undefined ? [] : allOf(choice.all)),
    ]) {
      const key = headingKey(name);
      if (!paths.has(key)) paths.set(key, choice.path);
    }
  choices.set(sport, paths);
  return paths;
}

export function fieldOfHeading(heading: string, sport: Sport | undefined): ImportField | undefined {
  const ofSport = sport && choicesOf(sport);
  for (const written of [heading, heading.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')]) {
    const key = headingKey(written)
      .replace(/(?<= )one(?!\S)/u, '1')
      .replace(/(?<= )two(?!\S)/u, '2');
    const field =
      [key, key.replace(unit, '')].map((each) => ofSport?.get(each) ?? known.get(each)).find(Boolean) ??
      partOfName(key) ??
      sideOf(key) ??
      partOfObject(key);
    if (field !== undefined) return field;
  }
  return isCountry(heading) ? 'event.country' : undefined;
}

/** `red.name`, `p1_score`, `tournament.date`: a field of a side, or of an event by another word for it. */
function partOfObject(key: string): FixedField | undefined {
  const [, whole = '', part = ''] = /^(.+) (\S+)$/u.exec(key) ?? [];
  const field = known.get(whole);
  if (field === 'event.name') return known.get(`event ${part}`);
  if ((field === 'winner' || field === 'loser') && part === 'name') return field;
  if (field === 'score' && sideNamed(part) !== undefined) return `${sideNamed(part) ?? 'player1'}.score`;
  const side = sideNamed(whole);
  return part === 'name' ? side : side && fixedFields.find((each) => each === `${side}.${part}`);
}

function sideNamed(words: string): 'player1' | 'player2' | undefined {
  const field = known.get(words);
  return field === 'player1' || field === 'player2' ? field : sideOf(words);
}

/** Columns of both sides that have one heading, such as `Country` or `Weight` beside each name. */
function sidesOf(head: readonly string[], sport: Sport | undefined): ReadonlyMap<number, ImportField> {
  const keys = head.map((heading) => headingKey(heading).replace(unit, ''));
  const found = new Map<number, ImportField>();
  for (const key of new Set(keys)) {
    const [first, second, ...more] = keys.flatMap((each, at) => (each === key ? [at] : []));
    const pair = pairOf(key, fieldOfHeading(key, sport));
    if (pair === undefined || first === undefined || second === undefined || more.length > 0) continue;
    found.set(first, pair[0]).set(second, pair[1]);
  }
  return found;
}

const isWhole = (pattern: RegExp, key: string): boolean => key.replace(pattern, '') === '' && key !== '';

/** Headings of the family name where one of the given name stands beside it, as in German and French. */
const familyBesideGiven: ReadonlySet<string> = new Set(['name', 'nom']);
const ofSide = / ?([12ab])$/;

/**
 * Columns of given and family names whose headings name no side: of both sides if there are two of each, else of the
 * first side, or of the second if another column names the first.
 */
function namePartsOf(head: readonly string[], sport: Sport | undefined): ReadonlyMap<number, ImportField> {
  const keys = head.map(headingKey);
  const placesOf = (isWanted: (key: string, at: number) => boolean) =>
    [...keys.keys()].filter((at) => isWanted(keys[at] ?? '', at));
  const families = placesOf((key) => isWhole(family, key));
  const givens = placesOf((key, at) => isWhole(given, key) && !families.includes(at));
  if (families.length === 0)
    families.push(
      ...placesOf(
        (key, at) => familyBesideGiven.has(key) && (givens.includes(at - 1) || givens.includes(at + 1)),
      ),
    );
  if (givens.length !== families.length || givens.length > 2) return new Map();
  const isNamed = head.some(
    (heading, at) =>
      !givens.includes(at) && !families.includes(at) && fieldOfHeading(heading, sport) === 'player1',
  );
  const [first, second] = isNamed ? (['player2', 'player1'] as const) : (['player1', 'player2'] as const);
  return new Map(
    [first, second].flatMap((side, at) =>
      (
        [
          [givens[at], `${side}.given`],
          [families[at], `${side}.family`],
        ] as const
      ).flatMap(([place, field]) => (place === undefined ? [] : [[place, field] as const])),
    ),
  );
}

/** `Nom 1` beside `Prénom 1`, where `Nom` alone would be the whole name. */
function numberedFamilies(head: readonly string[]): ReadonlyMap<number, ImportField> {
  const keys = head.map(headingKey);
  return new Map(
    keys.flatMap((key, at) => {
      if (!familyBesideGiven.has(key.replace(ofSide, ''))) return [];
      const beside = [keys[at - 1], keys[at + 1]].map((other) => partOfName(other ?? ''));
      const side = (['player1', 'player2'] as const).find(
        (each) => /[1a]$/.test(key) === (each === 'player1') && beside.includes(`${each}.given`),
      );
      return side === undefined ? [] : [[at, `${side}.family`] as const];
    }),
  );
}

/** The record meant by the only column of countries, judged by the column before it. */
function ofWhichCountry(at: number, mapping: Decided): ImportField | undefined {
  const before = mapping[at - 1];
  if (before?.startsWith('player1')) return 'player1.country';
  // Behind the second player it may be the country of the player or of the event.
  return before?.startsWith('player2') ? undefined : 'event.country';
}

const nameFields = (['player1', 'player2'] as const).flatMap(
  (side) => [side, `${side}.given`, `${side}.family`] as const,
);

const isOfWinners = (taken: ReadonlySet<ImportField | undefined>): boolean =>
  taken.has('winner') && taken.has('loser');

/** `Nationality 1`, and `Winner country` in a table whose sides are the winner and the loser. */
function countryOfSide(
  heading: string,
  taken: ReadonlySet<ImportField | undefined>,
): ImportField | undefined {
  const key = headingKey(heading);
  const side = sides.find(([, pattern]) => {
    const words = key.split(' ').filter((word) => !isCountry(word));
    return words.length > 0 && words.length < key.split(' ').length && pattern.test(words.join(' '));
  })?.[0];
  if (side !== undefined) return `${side}.country`;
  const [, role] = /^(winner|loser) (?:s )?\S+$/.exec(key) ?? [];
  if (role === undefined || !isCountry(key.split(' ').at(-1) ?? '')) return undefined;
  // Beside named sides, the winner is one or the other of them.
  if (!isOfWinners(taken) || nameFields.some((field) => taken.has(field))) return undefined;
  return role === 'winner' ? 'player1.country' : 'player2.country';
}

type Decided = Readonly<Record<number, ImportField | undefined>>;

const ofYear = /^(?:year|season|jahr|ano|annee|anno|rok|yil|год|рік|ev|ar|jaar|vuosi|年|年度|연도)$/u;

export function guessMapping(
  head: readonly string[],
  sport: Sport | undefined,
  decided: Decided = {},
): Mapping {
  const taken = new Set<ImportField | undefined>(Object.values(decided));
  const mapping: Record<number, ImportField> = {};
  const take = (at: number, field: ImportField | undefined) => {
    if (at < 0 || field === undefined || taken.has(field) || Object.hasOwn(decided, at)) return;
    taken.add(field);
    mapping[at] = field;
  };
  const parts = namePartsOf(head, sport);
  const pairs = new Map([...sidesOf(head, sport), ...parts, ...numberedFamilies(head)]);
  for (const [at, field] of pairs) take(at, field);
  const countries = [...head.keys()].filter((at) => isCountry(head[at] ?? '') && !pairs.has(at));
  for (const [at, heading] of head.entries())
    if (!pairs.has(at) && !countries.includes(at)) take(at, fieldOfHeading(heading, sport));
  // `Name;Opponent`: the name beside an opponent is the first side.
  const isNamed = nameFields.some((field) => field.startsWith('player1') && taken.has(field));
  if (taken.has('player2') && !isNamed && !isOfWinners(taken))
    take(
      [...head.keys()].find((at) => mapping[at] === undefined && isNameOfPlayer(head[at] ?? '')) ?? -1,
      'player1',
    );
  for (const [at, heading] of head.entries())
    if (mapping[at] === undefined) take(at, countryOfSide(heading, taken));
  // Where a table knows no more of a day than its year.
  if (!taken.has('event.date'))
    take(
      head.findIndex((heading) => ofYear.test(headingKey(heading))),
      'event.date',
    );
  const [country, ...more] = countries;
  if (country !== undefined && more.length === 0)
    take(country, ofWhichCountry(country, { ...decided, ...mapping }));
  return mapping;
}

export const isInPounds = (heading: string): boolean =>
  /(?:^|[^\p{L}])(?:lbs?|pounds?)(?:$|[^\p{L}])/iu.test(heading);

export type MissingColumn = 'players' | 'event';

/** `hasEvent`: the page determines the event. `hasOne`: somebody has named one side of all rows. */
export function missingColumns(
  mapping: Mapping,
  hasEvent: boolean,
  hasOne = false,
): readonly MissingColumn[] {
  const said = new Set<ImportField>(Object.values(mapping));
  const has = (side: 'player1' | 'player2') =>
    said.has(side) || said.has(`${side}.family`) || said.has(`${side}.given`);
  const players =
    (hasOne ? has('player1') || has('player2') : has('player1') && has('player2')) || isOfWinners(said);
  const event = hasEvent || said.has('event.name') || said.has('event.id');
  return [...(players ? [] : ['players' as const]), ...(event ? [] : ['event' as const])];
}
