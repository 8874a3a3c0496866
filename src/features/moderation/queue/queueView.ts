import { fieldChanges, isNewRecord, recordIdOf, type Delta } from '@/model/proposals/delta';
import { bundleId, userId, type BundleId, type DeltaId, type UserId } from '@/model/ids';
import { atSlash, recordIn } from '@/model/proposals/namedRecords';
import { nameWords } from '@/model/names/nameSearch';
import { isCollection, type Collection } from '@/model/schema/recordSchema';
import { kindOf, type ProposalKind } from '@/wiki/review/authorRecord';
import { flagCodes, type FlagCode, fewDecided } from '@/wiki/review/flags';

export const queueFilters = [
  'group',
  'flag',
  'kind',
  'author',
  'standing',
  'trust',
  'record',
  'collection',
  'field',
  'bundle',
  'age',
  'problem',
  'by',
] as const;
export type QueueFilter = (typeof queueFilters)[number];
/** `q`: words that must occur in the entry. */
export type QueueFilters = Readonly<Partial<Record<QueueFilter | 'q', string>>>;

export type Grouping = 'record' | 'author';

export type By = 'others' | 'own';

export type Earned = 'earned' | 'waiting';

export type Together = 'together' | 'alone';

export type FlagChoice = FlagCode | 'any' | 'error';

/** The author's record: few decisions yet; otherwise none rejected, or some. */
export type AuthorStanding = 'new' | 'proven' | 'mixed';

/** Facts for filters that a proposal does not contain. */
export interface QueueFacts {
  /** Device time, epoch milliseconds. */
  readonly now: number;
  readonly uid: string | undefined;
  /** Numbers of accepted and rejected proposals of an author; `undefined` until read. */
  readonly recordOf: (author: UserId) => { readonly accepted: number; readonly rejected: number } | undefined;
  /** `undefined` until the author's trust is read. */
  readonly earnedIn: (delta: Delta) => Earned | undefined;
  readonly hasProblem: (delta: Delta) => boolean;
  /** Whether the moderator has declared an interest in it. */
  readonly isInterest: (delta: Delta) => boolean;
  readonly hasFlag: (delta: Delta, flag: FlagChoice) => boolean;
  readonly textOf: (delta: Delta) => string;
}

const dayMs = 86_400_000;
const ages = { day: dayMs, week: 7 * dayMs, older: 7 * dayMs } as const;
export type Age = keyof typeof ages;

export interface QueueGroup {
  readonly key: string;
  readonly by:
    | { readonly kind: 'record'; readonly collection: Collection; readonly id: string }
    | { readonly kind: 'author'; readonly uid: UserId }
    | { readonly kind: 'bundle'; readonly author: UserId; readonly bundle: BundleId }
    | undefined;
  readonly ids: readonly DeltaId[];
}

export function bundleIn(filter: string | undefined) {
  const [author, id] = atSlash(filter);
  return author === '' || id === '' ? undefined : { author: userId(author), bundle: bundleId(id) };
}

/** Proposals that match all filters, in the given order. Invalid filter values are ignored. */
export function fittingOf(
  deltas: readonly Delta[],
  filters: Omit<QueueFilters, 'group'>,
  facts: QueueFacts,
): readonly Delta[] {
  const tests = testsOf(filters, facts, deltas);
  return tests.length === 0 ? deltas : deltas.filter((delta) => tests.every((test) => test(delta)));
}

/**
 * Groups proposals (oldest first) by their oldest member. Without a grouping, bundles form groups and the
 * single proposals between them form runs.
 */
export function groupQueue(deltas: readonly Delta[], grouping: string | undefined): readonly QueueGroup[] {
  const bundled = bundlesOf(deltas);
  let run: string | undefined;
  const groups = new Map<string, { readonly by: QueueGroup['by']; readonly ids: DeltaId[] }>();
  for (const delta of deltas) {
    const by = groupOf(delta, grouping, bundled);
    // A run of single proposals lasts until the next bundle.
    if (by === undefined) run ??= `from/${delta.id}`;
    const key = by === undefined ? (run ?? '') : keyOf(by);
    const group = groups.get(key);
    if (group) group.ids.push(delta.id);
    else {
      if (by !== undefined) run = undefined;
      groups.set(key, { by, ids: [delta.id] });
    }
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}

type Test = (delta: Delta) => boolean;

function testsOf(
  {
    collection,
    author,
    standing,
    kind,
    age,
    field,
    by,
    bundle,
    problem,
    q = '',
    flag,
    ...asked
  }: QueueFilters,
  { now, uid, recordOf, earnedIn, hasProblem, isInterest, hasFlag, textOf }: QueueFacts,
  deltas: readonly Delta[],
): readonly Test[] {
  const bundled = bundle === undefined ? new Set<string>() : bundlesOf(deltas);
  const [record, one] = [recordIn(asked.record), bundleIn(bundle)];
  const words = nameWords(q);
  const choice = flagChoices.find((each) => each === flag);
  const tests: readonly (Test | false)[] = [
    isCollection(collection) && ((delta) => delta.collection === collection),
    record !== undefined &&
      ((delta) => delta.collection === record.collection && recordIdOf(delta) === record.id),
    one !== undefined && ((delta) => delta.bundle === one.bundle && delta.author === one.author),
    author !== undefined && ((delta) => delta.author === author),
    standings.some((each) => each === standing) &&
      ((delta) => standingOf(recordOf(delta.author)) === standing),
    kinds.some((each) => each === kind) && ((delta) => kindOf(delta) === kind),
    age === 'day' && (({ timestamp }) => now - timestamp < ages.day),
    age === 'week' && (({ timestamp }) => now - timestamp < ages.week),
    age === 'older' && (({ timestamp }) => now - timestamp >= ages.older),
    by === 'others' && ((delta) => delta.author !== uid && !isInterest(delta)),
    by === 'own' && ((delta) => delta.author === uid),
    bundle === 'together' && ((delta) => isBundled(delta, bundled)),
    bundle === 'alone' && ((delta) => !isBundled(delta, bundled)),
    field !== undefined && ((delta) => changedFields(delta).includes(field)),
    problem !== undefined && hasProblem,
    earnings.some((each) => each === asked.trust) && ((delta) => earnedIn(delta) === asked.trust),
    words.length > 0 && ((delta) => saysAll(textOf(delta), words)),
    choice !== undefined && ((delta) => hasFlag(delta, choice)),
  ];
  return tests.filter((test) => test !== false);
}

const standings = ['new', 'proven', 'mixed'] as const satisfies readonly AuthorStanding[];

const earnings = ['earned', 'waiting'] as const satisfies readonly Earned[];

function standingOf(record: ReturnType<QueueFacts['recordOf']>): AuthorStanding | undefined {
  if (record === undefined) return undefined;
  const { accepted, rejected } = record;
  if (accepted + rejected < fewDecided) return 'new';
  return rejected === 0 ? 'proven' : 'mixed';
}

const saysAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

const flagChoices: readonly FlagChoice[] = ['any', 'error', ...flagCodes];
const kinds = ['new', 'change', 'deletion'] as const satisfies readonly ProposalKind[];

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

const isBundled = ({ author, bundle }: Delta, bundled: ReadonlySet<string>): boolean =>
  bundle !== undefined && bundled.has(`${author}/${bundle}`);

function bundlesOf(deltas: readonly Delta[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const several = new Set<string>();
  for (const { author, bundle } of deltas) {
    if (bundle === undefined) continue;
    const key = `${author}/${bundle}`;
    if (seen.has(key)) several.add(key);
    seen.add(key);
  }
  return several;
}

function keyOf(by: NonNullable<QueueGroup['by']>): string {
  switch (by.kind) {
    case 'author':
      return by.uid;
    case 'bundle':
      return `${by.author}/${by.bundle}`;
    case 'record':
      return `${by.collection}/${by.id}`;
  }
}

function groupOf(delta: Delta, grouping: string | undefined, bundled: ReadonlySet<string>): QueueGroup['by'] {
  if (grouping === 'author') return { kind: 'author', uid: delta.author };
  if (grouping === 'record') return { kind: 'record', collection: delta.collection, id: recordIdOf(delta) };
  const { author, bundle } = delta;
  return bundle !== undefined && isBundled(delta, bundled) ? { kind: 'bundle', author, bundle } : undefined;
}
