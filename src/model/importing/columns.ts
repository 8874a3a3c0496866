import { nameWords } from '../names/nameSearch';
import type { CodePath } from '../schema/choice';
import { allOf, paramOf, type Sport } from '../sports';
import { choiceHeadings, headings } from './headings';

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

const known: ReadonlyMap<string, FixedField> = new Map(
  // The table's keys are meanings.
  (Object.entries(headings) as [FixedField, readonly string[]][]).flatMap(([field, names]) =>
    // `date` alone is the event's day.
    [...(field === 'date' ? [] : [field]), ...names].map((name) => [headingKey(name), field] as const),
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
      ...(choiceHeadings[choice.path] ?? []),
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
    const key = headingKey(written);
    const bare = key.replace(unit, '');
    const field =
      ofSport?.get(key) ?? known.get(key) ?? ofSport?.get(bare) ?? known.get(bare) ?? partOfName(key);
    if (field !== undefined) return field;
  }
  return undefined;
}

const given = /(?:given|first|fore|vor|pre) ?names?|имя|имена|nombre|prenom|imie|nome|名前?/u;
const family = /(?:family|last|sur|nach) ?names?|фамилия|apellidos?|cognome|nazwisko|sobrenome|姓/u;
const sides: readonly (readonly ['player1' | 'player2', RegExp])[] = [
  [
    'player1',
    /^(?:(?:player|athlete|puller|fighter|competitor|p|red|home|選手) ?)?(?:1|a|first|one)?$|^(?:red|home|first)$/,
  ],
  [
    'player2',
    /^(?:(?:player|athlete|puller|fighter|competitor|opponent|p|blue|away|選手) ?)?(?:2|b|second|two)$|^(?:blue|away|second|opponent)$/,
  ],
];

function partOfName(key: string): FixedField | undefined {
  const part = family.test(key)
    ? ({ end: 'family', pattern: family } as const)
    : ({ end: 'given', pattern: given } as const);
  const found = [...key.matchAll(new RegExp(part.pattern, 'gu'))].at(-1);
  if (found === undefined) return undefined;
  const rest = `${key.slice(0, found.index)} ${key.slice(found.index + found[0].length)}`.trim();
  const side = rest === '' ? undefined : sides.find(([, pattern]) => pattern.test(rest))?.[0];
  return side && `${side}.${part.end}`;
}

export function guessMapping(head: readonly string[], sport: Sport | undefined): Mapping {
  const taken = new Set<ImportField>();
  const mapping: Record<number, ImportField> = {};
  for (const [at, heading] of head.entries()) {
    const field = fieldOfHeading(heading, sport);
    if (field === undefined || taken.has(field)) continue;
    taken.add(field);
    mapping[at] = field;
  }
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
    (hasOne ? has('player1') || has('player2') : has('player1') && has('player2')) ||
    (said.has('winner') && said.has('loser'));
  const event = hasEvent || said.has('event.name') || said.has('event.id');
  return [...(players ? [] : ['players' as const]), ...(event ? [] : ['event' as const])];
}
