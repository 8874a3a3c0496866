import { codesByPath, type CodesByPath } from '@/model/card/codes';
import { mayBeOne } from '@/model/card/meeting';
import type { Row } from '@/model/card/row';
import type { PlayerShown } from '@/model/identity/identities';
import type { RowRead } from '@/model/importing/readRow';
import type { Doubt, Problem } from '@/model/card/remarks';
import { knownDate, type DateString } from '@/model/dates';
import { isNotYet } from '@/model/days/notYet';
import { isName } from '@/model/records/recordNames';
import type { Match } from '@/model/records/records';
import type { Gender } from '@/model/sports';
import type { GenderDoubt } from '@/wiki/search/genders';
import {
  dayOfRow,
  unstoredOfEvent,
  unstoredOfPerson,
  unstoredOfPlayer,
  type KnownEvent,
  type RowDay,
} from './unstored';
import { eventKey, type EventEntry } from './eventEntry';
import { personKey, type Knows, type Meaning, type PersonEntry } from './people';

/**
 * The first that applies: already proposed, invalid, left out by the author, waiting for an answer about a
 * name, repeating a match, or ready.
 */
export type RowState = 'sent' | 'problem' | 'leftOut' | 'asked' | 'double' | 'ready';

export type Repeat =
  | { readonly kind: 'stored'; readonly match: string }
  | { readonly kind: 'table'; readonly line: number };

export type PlannableRow = Row & Partial<Omit<RowRead, keyof Row>>;

export interface PlannedRow<Any extends PlannableRow = RowRead> {
  readonly row: Any;
  readonly state: RowState;
  /** Those of names and rules come on top of those of the row's cells. */
  readonly problems: readonly Problem[];
  readonly people: readonly [string, string];
  readonly event: string;
  readonly gender: Gender | undefined;
  readonly day: RowDay;
  readonly doubts: readonly Doubt[];
  /** Contradictions to the gender; the row can still be taken. */
  readonly genderDoubts: readonly GenderDoubt[];
  readonly repeats?: Repeat;
}

export interface PlanWorld {
  readonly knowsPlayer: Knows;
  readonly knowsEvent: Knows;
  readonly people: ReadonlyMap<string, Meaning>;
  readonly events: ReadonlyMap<string, Meaning>;
  readonly meantKey?: (key: string) => string;
  readonly entries: ReadonlyMap<string, EventEntry>;
  readonly target?: string | undefined;
  /** `undefined` where no day is known; then no day is in the future. */
  readonly today?: DateString | undefined;
  readonly playerOf?: (id: string) => PlayerShown | undefined;
  readonly newPerson?: (key: string) => PersonEntry | undefined;
  readonly eventOf: (id: string) => KnownEvent | undefined;
  readonly between: (player: string, other: string) => readonly Match[];
  readonly genderOf: (codes: CodesByPath, players: readonly (string | undefined)[]) => Gender | undefined;
  readonly doubtsOf: (
    gender: Gender | undefined,
    codes: CodesByPath,
    players: readonly (string | undefined)[],
  ) => readonly GenderDoubt[];
}

export interface PlanAnswers {
  readonly wanted: readonly number[];
  readonly leftOut: readonly number[];
  readonly sent: readonly number[];
}

const asked: Meaning = { kind: 'asked' };

/** Plans rows one by one: meaning, problems, and repeated matches. Call it in table order. */
export function createPlanner<Any extends PlannableRow = RowRead>(
  world: PlanWorld,
  answers: PlanAnswers,
): (row: Any) => PlannedRow<Any> {
  const [wanted, leftOut, sent] = [answers.wanted, answers.leftOut, answers.sent].map(
    (lines) => new Set(lines),
  );
  const seen = new Map<string, PlannableRow[]>();
  return (row) => {
    const meant = world.meantKey ?? ((key: string) => key);
    const [first, second] = row.sides.map((side) => meant(personKey(side, world.knowsPlayer)));
    const people = [first ?? '', second ?? ''] as const;
    const event = row.event === undefined ? '' : eventKey(row.event, world.knowsEvent);
    const meanings = people.map((key) => world.people.get(key) ?? asked);
    const ofEvent: Meaning =
      world.target === undefined
        ? (world.events.get(event) ?? asked)
        : { kind: 'known', id: world.target, by: 'answer' };
    const ids = meanings.map((meaning) => (meaning.kind === 'known' ? meaning.id : undefined));
    const gender = row.facts.gender ?? world.genderOf(row.facts, ids);
    const problems = [...row.problems, ...problemsOf(row, world, { ofEvent, event, ids, people, gender })];
    const genderDoubts = world.doubtsOf(gender, row.facts, ids);
    const known = ofEvent.kind === 'known' ? world.eventOf(ofEvent.id) : undefined;
    const { day, doubts: ofDay } = dayOfRow(row, known);
    const stored = known ?? world.entries.get(event)?.event ?? {};
    const ofPlayers = row.sides.flatMap((side, at) => {
      const player = world.playerOf?.(ids[at] ?? '');
      if (player !== undefined) return unstoredOfPlayer(side, player);
      const person = ids[at] === undefined ? world.newPerson?.(people[at] ?? '') : undefined;
      return person === undefined ? [] : unstoredOfPerson(side, person);
    });
    const ofEventFacts = row.event === undefined ? [] : unstoredOfEvent(row.event, stored);
    const doubts = [...row.doubts, ...ofDay, ...ofEventFacts, ...ofPlayers, ...futureOf(row, day, world)];
    const base = { row, problems, people, event, gender, day, doubts, genderDoubts };
    if (sent?.has(row.line)) return { ...base, state: 'sent' };
    if (problems.length > 0) return { ...base, state: 'problem' };
    if (leftOut?.has(row.line)) return { ...base, state: 'leftOut' };
    if (meanings.some(({ kind }) => kind === 'asked') || ofEvent.kind === 'asked')
      return { ...base, state: 'asked' };
    const repeats = repeatOf(row, world, seen, { ofEvent, event, ids, people, day });
    if (repeats === undefined) return { ...base, state: 'ready' };
    return { ...base, repeats, state: wanted?.has(row.line) ? 'ready' : 'double' };
  };
}

function futureOf(
  { facts: { score1, score2, outcome, winner } }: PlannableRow,
  { date, datePrecision }: RowDay,
  { today }: PlanWorld,
): readonly Doubt[] {
  const isDecided = [score1, score2, outcome, winner].some((said) => said !== undefined);
  if (!isDecided || date === undefined || today === undefined || !isNotYet(date, today)) return [];
  return [{ code: 'future', said: knownDate({ date, datePrecision }) }];
}

interface RowMeaning {
  readonly ofEvent: Meaning;
  readonly event: string;
  readonly ids: readonly (string | undefined)[];
}

function problemsOf(
  row: PlannableRow,
  world: PlanWorld,
  { ofEvent, event, ids, people, gender }: RowMeaning & Pick<PlannedRow, 'people' | 'gender'>,
): readonly Problem[] {
  const said = '';
  const entry = world.entries.get(event);
  // Rows that name one person twice have said so.
  const areSaidSame = people[0] === people[1] && row.sides[0].spelling !== row.sides[1].spelling;
  const isNamed = row.problems.some(({ code }) => code === 'event');
  const isDayRead = row.problems.some(({ code }) => code === 'day' || code === 'ambiguousDay');
  return [
    ...((ids[0] !== undefined && ids[0] === ids[1]) || areSaidSame
      ? [{ code: 'samePerson', said } as const]
      : []),
    ...(gender === undefined ? [{ code: 'gender', said } as const] : []),
    ...(ofEvent.kind === 'new' && !isNamed && !isName(entry?.name) ? [{ code: 'event', said } as const] : []),
    ...(ofEvent.kind === 'new' && !isDayRead && entry?.event.date === undefined
      ? [{ code: 'noDay', said } as const]
      : []),
  ];
}

/** The match that a row repeats. A row of the table counts only if no value differs. */
function repeatOf(
  row: PlannableRow,
  world: PlanWorld,
  seen: Map<string, PlannableRow[]>,
  { ofEvent, event, ids, people, day }: RowMeaning & Pick<PlannedRow, 'people' | 'day'>,
): Repeat | undefined {
  const [own, other] = ids;
  const meeting = row.facts;
  const stored =
    own === undefined || other === undefined
      ? undefined
      : world.between(own, other).find((match) => {
          if (match.id === row.id) return true;
          const isThere = ofEvent.kind === 'known' && match.event.id === ofEvent.id;
          const isThen = day.date !== undefined && [match.date, match.event.date].includes(day.date);
          return (isThere || isThen) && mayBeOne(meeting, { ...codesByPath(match), round: match.round });
        });
  if (stored !== undefined) return { kind: 'stored', match: stored.id };
  // Two spellings may mean one person, so use the id if there is one.
  const who = people.map((key, at) => ids[at] ?? key).toSorted();
  const key = [...who, ofEvent.kind === 'known' ? ofEvent.id : event, row.date ?? ''].join('\n');
  const before = seen.get(key) ?? [];
  seen.set(key, [...before, row]);
  const found = before.find(
    (each) =>
      mayBeOne(meeting, each.facts) &&
      (scoresOf(row) === '' || scoresOf(each) === '' || scoresOf(row) === scoresOf(each)),
  );
  return found && { kind: 'table', line: found.line };
}

const scoresOf = ({ facts, sides }: PlannableRow): string =>
  facts.score1 === undefined || facts.score2 === undefined
    ? ''
    : [`${sides[0].spelling} ${facts.score1}`, `${sides[1].spelling} ${facts.score2}`].toSorted().join();
