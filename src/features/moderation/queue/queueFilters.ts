import { moderation } from '@/language/en/moderation';
import type { Text } from '@/language/text';
import { fieldChanges, isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { bundleId, userId, type UserId } from '@/model/ids';
import { atSlash, recordIn } from '@/model/proposals/namedRecords';
import { nameWords } from '@/model/names/nameSearch';
import { collectionTexts } from '@/parts/words/sportWords';
import { kindOf } from '@/wiki/review/authorRecord';
import { fewDecided, flagCodes, flagRules } from '@/wiki/review/flags';

export interface QueueFacts {
  /** Device time, epoch milliseconds. */
  readonly now: number;
  readonly uid: string | undefined;
  /** Numbers of accepted and rejected proposals of an author; `undefined` until read. */
  readonly recordOf: (author: UserId) => { readonly accepted: number; readonly rejected: number } | undefined;
  /** `undefined` until the author's trust is read. */
  readonly earnedIn: (delta: Delta) => 'earned' | 'waiting' | undefined;
  readonly hasProblem: (delta: Delta) => boolean;
  readonly isInterest: (delta: Delta) => boolean;
  /** Whether it has a flag of this code or severity, or `any`. */
  readonly hasFlag: (delta: Delta, flag: string) => boolean;
  readonly textOf: (delta: Delta) => string;
}

interface Facts extends QueueFacts {
  readonly bundled: ReadonlySet<string>;
}

export interface FilterRules {
  readonly label: Text;
  readonly any: Text;
  readonly choices?: Readonly<Record<string, Text>>;
  /** Whether a value that is no choice means something. By default only a filter without choices has such. */
  readonly accepts?: (value: string) => boolean;
  /** Rarely used, and would need a second row. */
  readonly isSeldom?: true;
  readonly fits: (delta: Delta, value: string, facts: Facts) => boolean;
}

const dayMs = 86_400_000;

export const filterRules = {
  group: {
    label: moderation.group,
    any: moderation.ungrouped,
    choices: { record: moderation.byRecord, author: moderation.byAuthors },
    fits: () => true,
  },
  flag: {
    label: moderation.flag,
    any: moderation.anyFlag,
    choices: {
      any: moderation.flagged,
      error: moderation.withError,
      ...Object.fromEntries(flagCodes.map((code) => [code, flagRules[code].label])),
    },
    fits: (delta, flag, { hasFlag }) => hasFlag(delta, flag),
  },
  kind: {
    label: moderation.kind,
    any: moderation.anyKind,
    choices: { new: moderation.kindNew, change: moderation.kindChange, deletion: moderation.kindDeletion },
    fits: (delta, kind) => kindOf(delta) === kind,
  },
  author: {
    label: moderation.filterAuthor,
    any: moderation.anyAuthor,
    fits: ({ author }, wanted) => author === wanted,
  },
  standing: {
    label: moderation.standing,
    any: moderation.anyStanding,
    choices: {
      new: moderation.standingNew,
      proven: moderation.standingProven,
      mixed: moderation.standingMixed,
    },
    isSeldom: true,
    fits: ({ author }, standing, { recordOf }) => standingOf(recordOf(author)) === standing,
  },
  trust: {
    label: moderation.trust,
    any: moderation.anyTrust,
    choices: { earned: moderation.trustEarned, waiting: moderation.trustWaiting },
    isSeldom: true,
    fits: (delta, trust, { earnedIn }) => earnedIn(delta) === trust,
  },
  record: {
    label: moderation.oneRecord,
    any: moderation.allRecords,
    accepts: (value) => recordIn(value) !== undefined,
    fits: (delta, record) => `${delta.collection}/${recordIdOf(delta)}` === record,
  },
  collection: {
    label: moderation.collection,
    any: moderation.anyCollection,
    choices: collectionTexts,
    isSeldom: true,
    fits: (delta, collection) => delta.collection === collection,
  },
  field: {
    label: moderation.field,
    any: moderation.anyField,
    isSeldom: true,
    fits: (delta, field) => changedFields(delta).includes(field),
  },
  bundle: {
    label: moderation.bundle,
    any: moderation.anyBundle,
    choices: { together: moderation.together, alone: moderation.alone },
    accepts: (value) => bundleIn(value) !== undefined,
    isSeldom: true,
    fits: (delta, bundle, { bundled }) =>
      bundle === 'together' || bundle === 'alone'
        ? isBundled(delta, bundled) === (bundle === 'together')
        : bundleKey(delta) === bundle,
  },
  age: {
    label: moderation.age,
    any: moderation.anyAge,
    choices: { day: moderation.lastDay, week: moderation.lastWeek, older: moderation.older },
    isSeldom: true,
    fits: ({ timestamp }, age, { now }) => {
      const passedMs = now - timestamp;
      return age === 'older' ? passedMs >= 7 * dayMs : passedMs < (age === 'day' ? dayMs : 7 * dayMs);
    },
  },
  problem: {
    label: moderation.problems,
    any: moderation.anyProblem,
    choices: { yes: moderation.onlyProblems },
    accepts: () => true,
    isSeldom: true,
    fits: (delta, _value, { hasProblem }) => hasProblem(delta),
  },
  by: {
    label: moderation.by,
    any: moderation.byAnybody,
    choices: { others: moderation.ofOthers, own: moderation.own },
    isSeldom: true,
    fits: (delta, by, { uid, isInterest }) =>
      by === 'own' ? delta.author === uid : delta.author !== uid && !isInterest(delta),
  },
} as const satisfies Record<string, FilterRules>;

export type QueueFilter = keyof typeof filterRules;
export const queueFilters = Object.keys(filterRules) as readonly QueueFilter[];

/** `q`: words that must occur in the entry. */
export type QueueFilters = Readonly<Partial<Record<QueueFilter | 'q', string>>>;

/** Proposals that match all filters, in the given order. Invalid filter values are ignored. */
export function fittingOf(
  deltas: readonly Delta[],
  filters: QueueFilters,
  facts: QueueFacts,
): readonly Delta[] {
  const asked = queueFilters.filter((name) => name !== 'group' && isMeant(name, filters[name]));
  const words = nameWords(filters.q ?? '');
  if (asked.length + words.length === 0) return deltas;
  const all: Facts = { ...facts, bundled: filters.bundle === undefined ? new Set() : bundlesOf(deltas) };
  const fits = (delta: Delta) => (name: QueueFilter) =>
    filterRules[name].fits(delta, filters[name] ?? '', all);
  const saysAll = (text: string) => words.every((word) => text.includes(word));
  const others = asked.filter((name) => name !== 'flag');
  // Texts and flags cost most, so they are asked last.
  return deltas.filter(
    (delta) =>
      others.every(fits(delta)) &&
      (words.length === 0 || saysAll(facts.textOf(delta))) &&
      (!asked.includes('flag') || fits(delta)('flag')),
  );
}

function isMeant(name: QueueFilter, value: string | undefined): boolean {
  const { choices, accepts }: FilterRules = filterRules[name];
  if (value === undefined) return false;
  return (choices && Object.hasOwn(choices, value)) || (accepts?.(value) ?? choices === undefined);
}

/** The author's record: few decisions yet; otherwise none rejected, or some. */
function standingOf(record: ReturnType<QueueFacts['recordOf']>): 'new' | 'proven' | 'mixed' | undefined {
  if (record === undefined) return undefined;
  const { accepted, rejected } = record;
  if (accepted + rejected < fewDecided) return 'new';
  return rejected === 0 ? 'proven' : 'mixed';
}

const fieldsOf = new WeakMap<Delta, readonly string[]>();

/**
 * Fields that a proposal changes in a stored record. Cached, because the filter's choices need them for
 * thousands.
 */
export function changedFields(delta: Delta): readonly string[] {
  const known = fieldsOf.get(delta);
  if (known !== undefined) return known;
  const fields = isNewRecord(delta) ? [] : (fieldChanges(delta) ?? []).map(({ field }) => field.path);
  fieldsOf.set(delta, fields);
  return fields;
}

export function bundleIn(filter: string | undefined) {
  const [author, id] = atSlash(filter);
  return author === '' || id === '' ? undefined : { author: userId(author), bundle: bundleId(id) };
}

const bundleKey = ({ author, bundle }: Delta): string | undefined => bundle && `${author}/${bundle}`;

export const isBundled = (delta: Delta, bundled: ReadonlySet<string>): boolean =>
  bundled.has(bundleKey(delta) ?? '');

export function bundlesOf(deltas: readonly Delta[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const delta of deltas) {
    const key = bundleKey(delta);
    if (key === undefined) continue;
    if (seen.has(key)) several.add(key);
    seen.add(key);
  }
  return several;
}
