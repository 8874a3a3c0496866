import { createTurns } from '@/firebase/inTurns';
import { pause } from '@/lib/pause';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await pause();
};

test('a single part is done at once, several one by one, and what is added meanwhile after them', async () => {
  const done: string[] = [];
  const part = (name: string) => () => void done.push(name);
  const work = createTurns();
  work.add([part('single')]);
  expect(done).toEqual(['single']);
  work.add([part('a'), part('b')]);
  work.add([part('later')]);
  expect(done).toEqual(['single']);
  await turns(1);
  expect(done).toEqual(['single', 'a']);
  await turns(9);
  expect(done).toEqual(['single', 'a', 'b', 'later']);
  work.add([part('single again')]);
  expect(done.at(-1)).toBe('single again');
});

test('what waits at its end is not done', async () => {
  const done: string[] = [];
  const work = createTurns();
  work.add([() => void done.push('a'), () => void done.push('b')]);
  await turns(1);
  work.end();
  await turns(9);
  expect(done).toEqual(['a']);
});
