import { followNarrow } from '@/firebase/read/subscribe';
import type { SourceAnswer, DocChange } from '@/firebase/read/sources';
import type { Snapshot } from '@/backend/snapshot';
import { delta } from '@test/support/factories';

const doc = (id: string) => ({ ...delta(id) }) as Record<string, unknown> & { id: string };
const added = (id: string): DocChange => ({ kind: 'added', doc: doc(id) });
const answer = (ids: readonly string[], fields: Partial<SourceAnswer> = {}): SourceAnswer => ({
  docs: () => ids.map(doc),
  changes: () => [],
  fromServer: true,
  ...fields,
});

function twoSources() {
  const told: ((answer: SourceAnswer) => void)[] = [];
  const snapshots: Snapshot[] = [];
  const stopped: number[] = [];
  const source = (at: number) => (next: (answer: SourceAnswer) => void) => {
    told[at] = next;
    return () => void stopped.push(at);
  };
  const stop = followNarrow(
    { entity: 'delta' },
    [source(0), source(1)],
    (snapshot) => snapshots.push(snapshot),
    () => undefined,
  );
  return { snapshots, stopped, stop, tell: (at: number, said: SourceAnswer) => told[at]?.(said) };
}

test('a scope of two listeners begins when the server has answered both', () => {
  const { snapshots, tell } = twoSources();
  tell(0, answer(['a']));
  expect(snapshots).toEqual([]);
  tell(1, answer(['b']));
  expect(snapshots).toEqual([
    {
      entity: 'delta',
      events: [{ kind: 'reset', docs: [delta('a'), delta('b')] }],
      complete: true,
      unreadable: [],
    },
  ]);
});

test('what the cache says first is no answer, and later it is', () => {
  const { snapshots, tell } = twoSources();
  tell(0, answer([], { fromServer: false }));
  tell(1, answer(['b']));
  expect(snapshots).toEqual([]);
  tell(0, answer(['a']));
  expect(snapshots).toHaveLength(1);
  tell(0, answer(['a', 'c'], { fromServer: false, changes: () => [added('c')] }));
  expect(snapshots.at(-1)?.events).toEqual([{ kind: 'added', docs: [delta('c')] }]);
});

test('a change before the other listener has answered is part of the reset', () => {
  const { snapshots, tell } = twoSources();
  tell(0, answer(['a']));
  tell(0, answer(['a', 'c'], { changes: () => [added('c')] }));
  tell(1, answer([]));
  expect(snapshots[0]?.events).toEqual([{ kind: 'reset', docs: [delta('a'), delta('c')] }]);
});

test('silence of the server is passed on, silence of the cache is not', () => {
  const { snapshots, tell } = twoSources();
  tell(0, answer([]));
  tell(1, answer([]));
  tell(0, answer([], { fromServer: false }));
  expect(snapshots).toHaveLength(1);
  tell(0, answer([]));
  expect(snapshots.at(-1)).toEqual({ entity: 'delta', events: [], complete: true, unreadable: [] });
});

test('ending it ends every listener', () => {
  const { stop, stopped } = twoSources();
  stop();
  expect(stopped).toEqual([0, 1]);
});
