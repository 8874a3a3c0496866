import { brotliCompressSync } from 'node:zlib';
import { noIdentities } from '@/model/identity/identities';
import { createMergedPlayers } from '../../../../functions/src/serve/head/mergedPlayers';

function reader(content: () => Buffer | undefined) {
  let [reads, time] = [0, 0];
  const said: string[] = [];
  const mergedPlayers = createMergedPlayers({
    store: {
      read: async (name) => {
        expect(name).toBe('identities.json');
        reads += 1;
        return content();
      },
    },
    now: () => time,
    logger: { error: (message) => said.push(message) },
  });
  return { mergedPlayers, said, reads: () => reads, pass: (ms: number) => (time += ms) };
}

const published = (entries: unknown) => brotliCompressSync(JSON.stringify(entries));
const ann = { id: 'ann', name: 'Ann' };

test('it tells who was merged into whom, and the file is read once in ten minutes', async () => {
  let entries = [['again', ann]];
  const { mergedPlayers, reads, pass } = reader(() => published(entries));
  const first = await mergedPlayers();
  expect([...first]).toEqual([['again', ann]]);
  entries = [];
  expect(await mergedPlayers()).toBe(first);
  expect(reads()).toBe(1);
  pass(600_001);
  expect((await mergedPlayers()).size).toBe(0);
  expect(reads()).toBe(2);
});

test.each([
  ['no file', undefined, []],
  ['a damaged file', Buffer.from('nothing compressed'), ['the published merges could not be read']],
  ['something else', published({ again: ann }), []],
])('%s merges nobody and breaks nothing', async (_, content, complaints) => {
  const { mergedPlayers, said } = reader(() => content);
  expect(await mergedPlayers()).toBe(noIdentities);
  expect(said).toEqual(complaints);
});
