import { blankAfter } from '@/features/events/card/cardForm';
import { proposeCard } from '@/features/events/card/cardThunks';
import { sideOfName } from '@/features/events/card/knownNames';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { draftOf } from '@/parts/drafts/draft';
import { noWhy } from '@/wiki/editing/why';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { event, player } from '@test/support/factories';
import { allAnswered, client, settle, useFakeTime } from '@test/support/client';
import { FakeServer } from '@test/support/fakeServer';

useFakeTime();

type Client = Awaited<ReturnType<typeof client>>;

/** The id of the player that a pasted name means. */
function meantBy({ state }: Client, name: string): string | undefined {
  const search = new RecordSearch({ getState: state, whenIdle: () => undefined, now: () => 0 });
  const { player: side } = sideOfName(search, { name }, (id) => selectPlayer(state(), id));
  return side.kind === 'value' && isPlayerValue(side.value) ? side.value.id : undefined;
}

async function wiki() {
  const server = new FakeServer();
  server.set('event', event('e1'));
  server.set(
    'player',
    player('gennady', { name: 'Gennady Kvikvinia' }),
    player('bea', { name: 'Bea Birch' }),
  );
  const editor = await client({ server, uid: 'editor' });
  const moderator = await client({ server, uid: 'moderator', moderator: true });
  const visitor = await client({ server });
  for (const each of [editor, moderator, visitor]) each.follows({ kind: 'events' }, { kind: 'players' });
  editor.follows({ kind: 'ownDeltas', uid: editor.state().session.user!.uid });
  moderator.follows({ kind: 'queue' });
  await allAnswered();
  return { server, editor, moderator, visitor };
}

const gennady = { id: 'gennady', name: 'Gennady Kvikvinia' };
const sendsCard = (editor: Client) =>
  editor.dispatch(
    proposeCard(
      { id: 'e1' },
      [
        {
          ...blankAfter([], 'row'),
          gender: 'W',
          player1: draftOf(gennady),
          player2: draftOf({ id: 'bea', name: 'Bea Birch' }),
          written: { player1: 'Genadi' },
        },
      ],
      noWhy,
    ),
  );

test('the author finds a taught name at once, everybody once a moderator has applied it', async () => {
  const { editor, moderator, visitor } = await wiki();
  expect(meantBy(editor, 'Genadi')).toBeUndefined();
  sendsCard(editor);
  expect(meantBy(editor, 'GENADI')).toBe('gennady');
  await allAnswered();
  expect(meantBy(editor, 'Genadi')).toBe('gennady');
  expect(meantBy(visitor, 'Genadi')).toBeUndefined();
  const taught = moderator.queue().filter((id) => moderator.delta(id)?.field === 'spellings');
  moderator.applies(...taught);
  await allAnswered();
  for (const each of [editor, moderator, visitor]) expect(meantBy(each, 'Genadi')).toBe('gennady');
  expect(selectPlayer(visitor.state(), 'gennady')?.spellings).toEqual(['Genadi']);
});

test('a name that was taught without a network is sent with its card', async () => {
  const { server, editor } = await wiki();
  editor.backend.setOnline(false);
  sendsCard(editor);
  await settle(1_000);
  expect(server.all('delta')).toEqual([]);
  expect(meantBy(editor, 'Genadi')).toBe('gennady');
  editor.backend.setOnline(true);
  await settle(60_000);
  expect(server.all('delta')).toEqual(
    expect.arrayContaining([expect.objectContaining({ field: 'spellings', value: ['Genadi'] })]),
  );
  expect(server.all('delta')).toHaveLength(2);
});
