import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { PlainDoc } from '@/firebase/read/plainDoc';
import { pagedSource } from '@/firebase/read/pagedSource';
import type { Answer, DocChange } from '@/firebase/read/sources';

const size = 3;

function server(...ids: readonly string[]) {
  let stored = new Map(ids.map((id) => [id, { id }]));
  const open = new Set<() => void>();
  const page = (after: QueryDocumentSnapshot | undefined) => (next: (answer: Answer) => void) => {
    let held = new Map<string, PlainDoc>();
    const hear = () => {
      const now = new Map(
        [...stored]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .filter(([id]) => after === undefined || id > after.id)
          .slice(0, size),
      );
      const changes: DocChange[] = [
        ...[...held.values()]
          .filter(({ id }) => !now.has(id))
          .map((doc) => ({ kind: 'removed' as const, doc })),
        ...[...now.values()].flatMap((doc) => {
          const before = held.get(doc.id);
          return before === doc ? [] : [{ kind: before ? ('modified' as const) : ('added' as const), doc }];
        }),
      ];
      held = now;
      const last = [...now.keys()].at(-1);
      next({
        docs: () => [...now.values()],
        changes: () => changes,
        fromServer: true,
        // Of the last document only its position is needed.
        cut: now.size < size ? undefined : ({ id: last } as QueryDocumentSnapshot),
      });
    };
    open.add(hear);
    return () => void open.delete(hear);
  };
  return {
    page,
    listeners: () => open.size,
    /** Calls every listener until none has news. */
    tell: () => {
      const heard = new Set<() => void>();
      for (;;) {
        const next = [...open].find((hear) => !heard.has(hear));
        if (!next) return;
        heard.add(next);
        next();
      }
    },
    put: (...changed: readonly string[]) => {
      stored = new Map([...stored, ...changed.map((id) => [id, { id }] as const)]);
    },
    drop: (...gone: readonly string[]) => gone.forEach((id) => stored.delete(id)),
  };
}

function follow(world: ReturnType<typeof server>, most?: number) {
  const told: (readonly string[])[] = [];
  const seen = new Set<string>();
  const stop = pagedSource(world.page, most)(
    ({ changes }) => {
      told.push(changes().map(({ kind, doc }) => `${kind} ${doc.id}`));
      for (const { kind, doc } of changes()) {
        if (kind === 'removed') seen.delete(doc.id);
        else seen.add(doc.id);
      }
    },
    (error) => {
      throw error;
    },
  );
  return { told, stop, ids: () => [...seen].sort().join('') };
}

test('what fits one page is one listener', () => {
  const world = server('a', 'b');
  const { told, ids } = follow(world);
  world.tell();
  expect([told.length, ids(), world.listeners()]).toEqual([1, 'ab', 1]);
});

test('many pages are told at once, when the last has answered', () => {
  const world = server(...'abcdefgh');
  const { told, ids } = follow(world);
  world.tell();
  expect([told.length, ids(), world.listeners()]).toEqual([1, 'abcdefgh', 3]);
});

test('of the first pages alone what is pushed out leaves, and nothing behind them is read', () => {
  const world = server(...'bcdefgh');
  const { told, ids } = follow(world, 2);
  world.tell();
  expect([ids(), world.listeners()]).toEqual(['bcdefg', 2]);
  told.length = 0;
  world.put('a');
  world.tell();
  expect([ids(), world.listeners()]).toEqual(['abcdef', 2]);
  expect(told.flat().filter((change) => !change.startsWith('modified'))).toEqual(['removed g', 'added a']);
});

test('a page that is full to the last document is followed by an empty one', () => {
  const world = server(...'abc');
  const { told, ids } = follow(world);
  world.tell();
  expect([told.length, ids(), world.listeners()]).toEqual([1, 'abc', 2]);
});

test('a document that moves to the next page has neither left nor come', () => {
  const world = server(...'bcdefg');
  const { told, ids } = follow(world);
  world.tell();
  told.length = 0;
  world.put('a');
  world.tell();
  expect(ids()).toBe('abcdefg');
  // A page that was read again may repeat documents as modified, without a change.
  expect(told.flat().filter((change) => !change.startsWith('modified'))).toEqual(['added a']);
});

test('a page that empties is made full from the next', () => {
  const world = server(...'abcdefg');
  const { told, ids } = follow(world);
  world.tell();
  told.length = 0;
  world.drop('a', 'b');
  world.tell();
  expect(ids()).toBe('cdefg');
  expect(told.flat().filter((change) => !change.startsWith('modified'))).toEqual(['removed a', 'removed b']);
});

test('a change of one document is told alone', () => {
  const world = server(...'abcdefg');
  const { told } = follow(world);
  world.tell();
  told.length = 0;
  world.put('e');
  world.tell();
  expect(told.flat()).toEqual(['modified e']);
});

test('whatever happens, what is told is what is there', () => {
  let seed = 7;
  const any = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const letters = [...'abcdefghijklmnop'];
  for (let run = 0; run < 50; run++) {
    const there = new Set(letters.slice(0, any(16)));
    const world = server(...there);
    const { ids } = follow(world);
    world.tell();
    for (let step = 0; step < 10; step++) {
      for (let n = any(4); n >= 0; n--) {
        const letter = letters[any(16)] ?? 'a';
        if (any(2) === 0) {
          there.add(letter);
          world.put(letter);
        } else {
          there.delete(letter);
          world.drop(letter);
        }
      }
      world.tell();
      expect(ids()).toBe([...there].sort().join(''));
    }
  }
});

test('ends every listener', () => {
  const world = server(...'abcdefgh');
  const { stop } = follow(world);
  world.tell();
  stop();
  expect(world.listeners()).toBe(0);
});
