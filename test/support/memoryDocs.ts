import { Timestamp } from 'firebase-admin/firestore';
import { fieldAt, isMap, withField, written, type Fields } from './storedFields';

export type { Fields } from './storedFields';

export interface Stored {
  readonly fields: Fields;
  readonly updateTime: Timestamp;
}

interface Known {
  readonly lastUpdateTime: Timestamp | undefined;
}

export type Write = { readonly path: string } & (
  | {
      readonly kind: 'set';
      readonly fields: Fields;
      readonly merge?: boolean;
      readonly mergeFields?: readonly string[];
    }
  | ({ readonly kind: 'update'; readonly fields: Fields } & Known)
  | { readonly kind: 'create'; readonly fields: Fields }
  | ({ readonly kind: 'delete' } & Known)
);

export const storeError = (code: number, message: string): Error =>
  Object.assign(new Error(`${code} ${message}`), { code });

/** Documents by path, changed by commits, each with its own time. */
export class MemoryDocs {
  private readonly collections = new Map<string, Map<string, Stored>>();
  private readonly tick: () => number;
  private readonly changed: () => void;
  readonly now: () => number;
  version = 0;

  constructor(now: () => number, tick: () => number, changed: () => void) {
    this.now = now;
    this.tick = tick;
    this.changed = changed;
  }

  get(path: string): Stored | undefined {
    const [collection, id] = placeOf(path);
    return this.collections.get(collection)?.get(id);
  }

  collection(path: string): ReadonlyMap<string, Stored> {
    return this.collections.get(path) ?? new Map();
  }

  /** Writes all, or nothing if one of them is refused. */
  commit(writes: readonly Write[]): Timestamp {
    const time = Timestamp.fromMillis(this.tick());
    const next = new Map<string, Stored | undefined>();
    for (const write of writes) {
      const { path } = write;
      next.set(path, after(write, next.has(path) ? next.get(path) : this.get(path), time));
    }
    next.forEach((stored, path) => this.put(path, stored));
    this.changed();
    return time;
  }

  put(path: string, stored: Stored | undefined): void {
    const [collection, id] = placeOf(path);
    const docs = this.collections.get(collection) ?? new Map<string, Stored>();
    this.collections.set(collection, docs);
    if (stored) docs.set(id, stored);
    else docs.delete(id);
    this.version += 1;
  }

  save(): ReadonlyMap<string, ReadonlyMap<string, Stored>> {
    return new Map([...this.collections].map(([name, docs]) => [name, new Map(docs)]));
  }

  restore(saved: ReadonlyMap<string, ReadonlyMap<string, Stored>>): void {
    this.collections.clear();
    saved.forEach((docs, name) => this.collections.set(name, new Map(docs)));
    this.version += 1;
  }
}

function placeOf(path: string): readonly [string, string] {
  const at = path.lastIndexOf('/');
  return [path.slice(0, at), path.slice(at + 1)];
}

function after(write: Write, before: Stored | undefined, updateTime: Timestamp): Stored | undefined {
  const { kind, path } = write;
  const isOther =
    'lastUpdateTime' in write && write.lastUpdateTime && !before?.updateTime.isEqual(write.lastUpdateTime);
  if (isOther) throw storeError(9, `${path} was changed meanwhile`);
  if (kind === 'create' && before) throw storeError(6, `${path} exists already`);
  if (kind === 'update' && !before) throw storeError(5, `${path} does not exist`);
  if (kind === 'delete') return undefined;
  return { fields: fieldsAfter(write, before?.fields ?? {}, updateTime), updateTime };
}

type Written = Exclude<Write, { readonly kind: 'delete' }>;

function fieldsAfter(write: Written, known: Fields, time: Timestamp): Fields {
  const { kind, fields } = write;
  const set = (at: Fields, path: string, value: unknown) => {
    const names = path.split('.');
    return withField(at, names, written(value, fieldAt(known, names), time));
  };
  if (kind === 'update')
    return Object.entries(fields).reduce((at, [path, value]) => set(at, path, value), known);
  if (kind === 'set' && write.mergeFields)
    return write.mergeFields.reduce((at, path) => set(at, path, fieldAt(fields, path.split('.'))), known);
  if (kind === 'set' && write.merge) return merged(known, fields, time);
  return written(fields, {}, time) as Fields;
}

/** Merges maps field by field, at any depth. */
const merged = (known: Fields, fields: Fields, time: Timestamp): Fields =>
  Object.entries(fields).reduce((at, [key, value]) => {
    const there = known[key];
    const next = isMap(value) ? merged(isMap(there) ? there : {}, value, time) : written(value, there, time);
    return withField(at, [key], next);
  }, known);
