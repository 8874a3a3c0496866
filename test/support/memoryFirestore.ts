import { Timestamp, type FieldPath, type Filter, type Firestore } from 'firebase-admin/firestore';
import { type MemoryDocs, storeError, type Fields, type Write } from './memoryDocs';
import { answerQuery, startsAfter, startsAt, type Asked, type Found } from './memoryQuery';
import { fieldAt, pathOf } from './storedFields';

interface Precondition {
  readonly lastUpdateTime?: Timestamp;
}

/** The part of Firestore's server SDK that functions use, on documents in memory. */
export const memoryFirestore = (docs: MemoryDocs): Firestore => new Database(docs) as unknown as Firestore;

class Database {
  readonly docs: MemoryDocs;
  private last: Promise<unknown> = Promise.resolve();
  private made = 0;

  constructor(docs: MemoryDocs) {
    this.docs = docs;
  }

  doc(path: string): Reference {
    return new Reference(this, path);
  }

  collection(path: string): Collection {
    return new Collection(this, { path, where: [], order: [] });
  }

  newId(): string {
    this.made += 1;
    return `made${this.made}`;
  }

  read(reference: Reference): Snapshot {
    return new Snapshot(reference, this.docs);
  }

  async getAll(...asked: readonly unknown[]): Promise<readonly Snapshot[]> {
    return asked.filter((each) => each instanceof Reference).map((each) => this.read(each));
  }

  async write(...writes: readonly Write[]) {
    return { writeTime: this.docs.commit(writes) };
  }

  batch() {
    const batch = new Batch();
    return Object.assign(batch, { commit: () => this.write(...batch.writes) });
  }

  /** One after the other; runs again if others write meanwhile. */
  runTransaction<T>(
    body: (tx: Transaction) => Promise<T>,
    { maxAttempts = 5 }: { readonly maxAttempts?: number } = {},
  ): Promise<T> {
    const mine = this.last.then(() => this.attempt(body, maxAttempts));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async attempt<T>(body: (tx: Transaction) => Promise<T>, left: number): Promise<T> {
    const { version } = this.docs;
    const tx = new Transaction(this);
    const answer = await body(tx);
    if (this.docs.version !== version) {
      if (left > 1) return this.attempt(body, left - 1);
      throw storeError(10, 'Expected nobody else to write for so long');
    }
    if (tx.writes.length > 0) this.docs.commit(tx.writes);
    return answer;
  }
}

class Batch {
  readonly writes: Write[] = [];

  set({ path }: Reference, fields: Fields, options: SetOptions = {}): this {
    return this.add({ kind: 'set', path, fields, ...options });
  }
  update({ path }: Reference, fields: Fields, { lastUpdateTime }: Precondition = {}): this {
    return this.add({ kind: 'update', path, fields, lastUpdateTime });
  }
  create({ path }: Reference, fields: Fields): this {
    return this.add({ kind: 'create', path, fields });
  }
  delete({ path }: Reference, { lastUpdateTime }: Precondition = {}): this {
    return this.add({ kind: 'delete', path, lastUpdateTime });
  }
  private add(write: Write): this {
    this.writes.push(write);
    return this;
  }
}

interface SetOptions {
  readonly merge?: boolean;
  readonly mergeFields?: readonly string[];
}

class Transaction extends Batch {
  private readonly db: Database;

  constructor(db: Database) {
    super();
    this.db = db;
  }

  async get(asked: { readonly get: () => Promise<unknown> }): Promise<unknown> {
    this.mayRead();
    return asked.get();
  }

  async getAll(...asked: readonly Reference[]): Promise<readonly Snapshot[]> {
    this.mayRead();
    return this.db.getAll(...asked);
  }

  private mayRead(): void {
    if (this.writes.length > 0) throw new Error('Expected a transaction to read before it writes');
  }
}

class Reference {
  readonly firestore: Database;
  readonly path: string;

  constructor(firestore: Database, path: string) {
    this.firestore = firestore;
    this.path = path;
  }

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  collection(name: string): Collection {
    return this.firestore.collection(`${this.path}/${name}`);
  }

  get = async (): Promise<Snapshot> => this.firestore.read(this);
  set = (fields: Fields, options?: SetOptions) => this.run(new Batch().set(this, fields, options));
  update = (fields: Fields, known?: Precondition) => this.run(new Batch().update(this, fields, known));
  create = (fields: Fields) => this.run(new Batch().create(this, fields));
  delete = (known?: Precondition) => this.run(new Batch().delete(this, known));

  private run({ writes }: Batch) {
    return this.firestore.write(...writes);
  }
}

class Snapshot {
  readonly ref: Reference;
  readonly updateTime: Timestamp | undefined;
  readonly readTime: Timestamp;
  private readonly fields: Fields | undefined;

  constructor(ref: Reference, docs: MemoryDocs) {
    const stored = docs.get(ref.path);
    this.ref = ref;
    this.fields = stored?.fields;
    this.updateTime = stored?.updateTime;
    this.readTime = Timestamp.fromMillis(docs.now());
  }

  get id(): string {
    return this.ref.id;
  }

  get exists(): boolean {
    return this.fields !== undefined;
  }

  data = (): Fields | undefined => this.fields && { ...this.fields };
  get = (path: string | FieldPath): unknown => fieldAt(this.fields, pathOf(path));
}

class Query {
  protected readonly db: Database;
  protected readonly asked: Asked;

  constructor(db: Database, asked: Asked) {
    this.db = db;
    this.asked = asked;
  }

  where(filter: Filter | string | FieldPath, op?: string, value?: unknown): Query {
    const where =
      typeof op === 'string' ? { path: pathOf(filter as string | FieldPath), op, value } : (filter as Filter);
    return this.with({ where: [...this.asked.where, where] });
  }

  orderBy(field: string | FieldPath, direction: 'asc' | 'desc' = 'asc'): Query {
    return this.with({ order: [...this.asked.order, { path: pathOf(field), direction }] });
  }

  limit = (limit: number): Query => this.with({ limit });
  startAfter = (from: unknown): Query => this.with({ start: startsAfter(from) });
  startAt = (from: unknown): Query => this.with({ start: startsAt(from) });
  select = (..._: readonly unknown[]): Query => this;

  async get() {
    const docs = this.answer();
    return { docs, size: docs.length, empty: docs.length === 0 };
  }

  count() {
    return { get: async () => ({ data: () => ({ count: this.answer().length }) }) };
  }

  private answer(): readonly Snapshot[] {
    const { docs } = this.db;
    const all = [...docs.collection(this.asked.path)].map(([id, { fields }]): Found => ({ id, fields }));
    return answerQuery(all, this.asked).map(({ id }) =>
      this.db.read(this.db.doc(`${this.asked.path}/${id}`)),
    );
  }

  private with(change: Partial<Asked>): Query {
    return new Query(this.db, { ...this.asked, ...change });
  }
}

class Collection extends Query {
  doc(id = this.db.newId()): Reference {
    if (id === '' || id.includes('/'))
      throw new Error(`Value for argument "documentPath" is not valid: ${id}`);
    return this.db.doc(`${this.asked.path}/${id}`);
  }

  async add(fields: Fields): Promise<Reference> {
    const reference = this.doc();
    await reference.create(fields);
    return reference;
  }
}
