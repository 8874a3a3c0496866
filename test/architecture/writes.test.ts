import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { acts, isQueuedKind } from '@/model/acts/acts';
import { allCommandKinds } from '@/wiki/outbox/allCommandKinds';

const src = resolve(__dirname, '../../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file: file.split(sep).join('/'), text: readFileSync(join(src, file), 'utf8') }));

const filesThat = (fits: RegExp) =>
  files
    .filter(({ text }) => fits.test(text))
    .map(({ file }) => file)
    .sort();

const kinds = Object.keys(allCommandKinds);

test('every kind of command has a file of its own', () => {
  const folder = 'wiki/outbox/kinds/';
  const own = files.filter(({ file }) => file.startsWith(folder));
  expect(own.map(({ file }) => file.slice(folder.length)).sort()).toEqual(
    kinds
      .filter((kind) => !isQueuedKind(kind))
      .map((kind) => `${kind}.ts`)
      .sort(),
  );
  for (const { file, text } of own) {
    const declared = /interface CommandBodies \{[^]*?readonly (\w+):/.exec(text)?.[1];
    expect(`${folder}${declared}.ts`).toBe(file);
  }
});

test('every act has a file of its own, which nothing but the map of acts imports the act from', () => {
  for (const kind of Object.keys(acts)) {
    expect(filesThat(new RegExp(`export const ${kind} = \\{\\n  shape,`))).toEqual([`model/acts/${kind}.ts`]);
    expect(
      filesThat(new RegExp(`import \\{ ${kind} \\} from '.*/${kind}'`)).filter((file) =>
        file.startsWith('model/'),
      ),
    ).toEqual(['model/acts/acts.ts']);
  }
});

test('only the outbox asks the backend to write', () => {
  expect(filesThat(/\.commit\(/)).toEqual([
    // Of a transaction of IndexedDB.
    'device/journal/journal.ts',
    // These forward to the real one.
    'sync/lazyBackend.ts',
    'sync/withAcceptedVersion.ts',
    'sync/withBudget.ts',
    'wiki/outbox/outboxSender.ts',
  ]);
});

test('the SDK writes only in what commits commands, and where a new account gets its documents', () => {
  const writes =
    /\b(setDoc|addDoc|updateDoc|deleteDoc|writeBatch|runTransaction|transact|transactCounted|httpsCallable)\(|\bcall(ToWrite)?\(functions\b/;
  expect(filesThat(writes)).toEqual([
    'firebase/auth/account.ts',
    // Sends how far news was seen, a maximum, and what the account watches, which devices merge: the device keeps both
    // and sends them again until the server has them.
    'firebase/read/answers.ts',
    // Calls functions for questions: the person who asks waits for the answer, or has no outbox.
    'firebase/read/lazyAnswers.ts',
    'firebase/write/call.ts',
    'firebase/write/commit.ts',
    'firebase/write/commitDelta.ts',
    'firebase/write/countedTransaction.ts',
    // Reports a person's present activity, which would be wrong if sent later.
    'firebase/write/reviews.ts',
    'firebase/write/transact.ts',
  ]);
  // Each is called only through `commit`.
  const importers = (module: string) =>
    filesThat(new RegExp(`from '(\\./|\\.\\./write/)${module}'`)).filter((file) =>
      file.startsWith('firebase/'),
    );
  for (const module of ['agreement', 'calls', 'commitDelta', 'commitReply', 'device']) {
    const others = importers(module).filter((file) => !/^firebase\/write\/(commit|calls)\.ts$/.test(file));
    expect([module, others]).toEqual([module, []]);
  }
  expect(importers('call')).toEqual(['firebase/read/lazyAnswers.ts', 'firebase/write/commit.ts']);
});

test('every kind of command is queued somewhere, and no thunk makes one but through `enqueue`', () => {
  expect(kinds).toContain('upsertDelta');
  // No screen changes a profile's name yet.
  for (const kind of kinds.filter((each) => each !== 'saveProfile')) {
    const queued = files.some(
      ({ file, text }) =>
        /^(features|parts|wiki)\//.test(file) && /\benqueue\(/.test(text) && text.includes(`kind: '${kind}'`),
    );
    expect([kind, queued]).toEqual([kind, true]);
  }
  // A file of commands restores them unchanged, after it has been parsed and shown.
  expect(filesThat(/outboxActions\.queued\(/)).toEqual([
    'features/outbox/outboxThunks.ts',
    'wiki/outbox/outboxThunks.ts',
  ]);
});
