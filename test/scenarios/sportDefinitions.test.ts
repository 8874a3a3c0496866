import { selectMatch } from '@/wiki/records/recordsSelectors';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { Sport } from '@/model/sports';
import { allAnswered, client, useFakeTime } from '@test/support/client';
import { armWrestling, match } from '@test/support/factories';
import { FakeServer } from '@test/support/fakeServer';
import { createMemoryDevice } from '@test/support/memoryDevice';
import { judo, tableTennis } from '@test/support/otherSports';

useFakeTime();

type Client = Awaited<ReturnType<typeof client>>;
const known = (c: Client): readonly string[] => selectSports(c.state()).map(({ id }) => id);

const changed: Sport = {
  ...armWrestling,
  choices: armWrestling.choices.map((choice) =>
    choice.path === 'arm' ? { ...choice, codes: [...choice.codes, { code: 'B', label: 'Both' }] } : choice,
  ),
};

test('a definition is on every open page at once, and goes from it', async () => {
  const server = new FakeServer();
  const [one, other] = [await client({ server }), await client({ server })];
  await allAnswered();
  expect(known(one)).toEqual(['armw']);
  server.set('sport', tableTennis, judo);
  await allAnswered();
  for (const c of [one, other]) expect(known(c)).toEqual(['armw', 'judo', 'tt']);
  server.set('sport', changed);
  await allAnswered();
  expect(selectSports(one.state())[0]).toEqual(changed);
});

test('a device has the definitions of its last visit without a network, and today’s with one', async () => {
  const server = new FakeServer();
  const device = createMemoryDevice();
  server.set('sport', tableTennis);
  const before = await client({ server, device });
  await allAnswered();
  await before.flush();
  before.close();

  server.set('sport', judo);
  // A device without a network has a backend that never answers.
  const away = await client({
    server,
    device,
    wrap: (backend) => ({ ...backend, subscribe: () => () => undefined }),
  });
  await allAnswered();
  expect(known(away)).toEqual(['armw', 'tt']);
  away.close();

  const back = await client({ server, device });
  await allAnswered();
  expect(known(back)).toEqual(['armw', 'judo', 'tt']);
});

test('codes of a definition that a client does not know are kept, stored and written back with an edit', async () => {
  const server = new FakeServer();
  const device = createMemoryDevice();
  const later = { ...match('m1'), arm: 'B', choices: { surface: 'wood' } };
  server.set('match', later);
  const visit = async () => {
    const c = await client({ server, device, uid: 'ed' });
    c.follows({ kind: 'match', match: later.id });
    await allAnswered();
    return c;
  };
  const first = await visit();
  expect(selectMatch(first.state(), 'm1')).toMatchObject({ arm: 'B', choices: { surface: 'wood' } });
  await first.flush();
  first.close();

  const second = await visit();
  second.proposes({ collection: 'match', docId: 'm1', field: 'order', value: 7 });
  await allAnswered();
  expect(selectMatch(second.state(), 'm1')).toMatchObject({
    arm: 'B',
    choices: { surface: 'wood' },
    order: 7,
  });
});
