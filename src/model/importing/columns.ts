import { nameWords } from '../nameSearch';
import type { CodePath } from '../schema/choice';
import { allOf, paramOf, type Sport } from '../sports';
import { choiceHeadings, headings } from './headings';

/** The fixed meanings that a column may have; the paths of a sport's choices come to these. */
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
  'player1.id',
  'player1.country',
  'player2',
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

/** The meaning of a column. */
export type ImportField = FixedField | CodePath;

/** The meanings of a table's columns, by their place. */
export type Mapping = Readonly<Record<number, ImportField>>;

/** Meanings that speak of the event a match was at. */
export const eventFields: readonly ImportField[] = fixedFields.filter((field) => field.startsWith('event.'));

/** A heading as it is compared: `Player #1 (name)` gives `player 1 name`; signs alone stay as they are. */
export const headingKey = (heading: string): string =>
  nameWords(heading).join(' ') || heading.trim().toLowerCase();

const known: ReadonlyMap<string, FixedField> = new Map(
  // `Object.entries` forgets that the keys are meanings.
  (Object.entries(headings) as [FixedField, readonly string[]][]).flatMap(([field, names]) =>
    // `date` alone is the day of the event, which is that of its matches.
    [...(field === 'date' ? [] : [field]), ...names].map((name) => [headingKey(name), field] as const),
  ),
);

/** A unit at the end of a heading: `Weight (lb)`. */
const unit = / (?:kgs?|lbs?|pounds?|кг)$/;

// Each cell of the first lines may be a heading, so the names of a sport's choices are made comparable once.
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
      // Of two choices with one name the first is meant.
      if (!paths.has(key)) paths.set(key, choice.path);
    }
  choices.set(sport, paths);
  return paths;
}

/** The meaning of a heading; `undefined` for one that nobody knows. */
export function fieldOfHeading(heading: string, sport: Sport | undefined): ImportField | undefined {
  const key = headingKey(heading);
  const bare = key.replace(unit, '');
  const ofSport = sport && choicesOf(sport);
  return ofSport?.get(key) ?? known.get(key) ?? ofSport?.get(bare) ?? known.get(bare);
}

/** The meanings that headings have, each once: the first column of its name has it. */
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

/** Tells whether a heading says that weights below it are in pounds. */
export const isInPounds = (heading: string): boolean =>
  /(?:^|[^\p{L}])(?:lbs?|pounds?)(?:$|[^\p{L}])/iu.test(heading);

/** A column without which no row says enough. */
export type MissingColumn = 'players' | 'event';

/** The columns that a table lacks; `hasEvent` where the page knows the event. */
export function missingColumns(mapping: Mapping, hasEvent: boolean): readonly MissingColumn[] {
  const said = new Set<ImportField>(Object.values(mapping));
  const players = (said.has('player1') && said.has('player2')) || (said.has('winner') && said.has('loser'));
  const event = hasEvent || said.has('event.name') || said.has('event.id');
  return [...(players ? [] : ['players' as const]), ...(event ? [] : ['event' as const])];
}
