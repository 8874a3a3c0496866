import { deltaId, eventId } from '@/model/ids';
import { commandId } from '@/model/proposals/command';
import { isOfAccount, type LogEntry } from '@/model/acts/log';
import { delta, event, match } from '@test/support/factories';
import { newIdOf } from '@test/support/newIdOf';
import { logsThat, send, type ContractUser, type ContractWorld } from './contractWorld';

const remove = { kind: 'deleteRecord', collection: 'event', id: eventId('e1') } as const;
const approve = { kind: 'approveEvent', eventId: eventId('e1') } as const;
const restore = (act: string) => ({ kind: 'restore', act }) as const;
const drop = {
  kind: 'deleteDelta',
  deltaId: deltaId('d1'),
  basedOn: { status: 'new', timestamp: 1_000 },
} as const;

const isAct = (entry: LogEntry) => !isOfAccount(entry);

const actsOf = async (user: ContractUser, count: number): Promise<readonly LogEntry[]> =>
  (await logsThat(user, (entries) => entries.filter(isAct).length >= count)).filter(isAct);

export function describeActs(world: () => ContractWorld): void {
  const moderators = () => Promise.all([world().user('moderator'), world().user('moderator')]);

  async function card(): Promise<void> {
    await world().put('event', event('e1', { valid: 0 }));
    await world().put('match', match('m1'), match('m2'));
    await world().put('delta', delta('d1'));
  }

  test('every act is logged with its moderator, its target and how much it was', async () => {
    const [moderator] = await moderators();
    await card();
    await send(moderator, approve, commandId(newIdOf('act1')));
    await send(moderator, remove, commandId(newIdOf('act2')));
    const entry = {
      by: moderator.uid,
      target: { collection: 'event', id: 'e1', name: 'Event e1' },
      done: true,
    };
    expect(await actsOf(moderator, 2)).toMatchObject([
      { ...entry, kind: 'deleteRecord', id: newIdOf('act2'), records: 3, proposals: 1 },
      { ...entry, kind: 'approveEvent', id: newIdOf('act1'), records: 1, proposals: 0 },
    ]);
  });

  test('the log goes back as many acts as are asked for, so that an old one can be restored by itself', async () => {
    const [moderator, chief] = await moderators();
    await card();
    await send(moderator, remove, commandId(newIdOf('act1')));
    for (const number of [2, 3])
      await world()
        .put('event', event(`e${number}`, { valid: 0 }))
        .then(() =>
          send(
            moderator,
            { kind: 'approveEvent', eventId: eventId(`e${number}`) },
            commandId(newIdOf(`act${number}`)),
          ),
        );
    const idsOf = async (acts: number) =>
      (await logsThat(chief, (entries) => entries.length >= acts, acts)).map(({ id }) => id);
    expect(await idsOf(2)).toEqual(['act3', 'act2'].map(newIdOf));
    expect(await idsOf(3)).toEqual(['act3', 'act2', 'act1'].map(newIdOf));
    await send(chief, restore(newIdOf('act1')));
    expect(await world().read('event', 'e1')).toMatchObject({ deleted: false });
    expect(await world().read('event', 'e2')).toMatchObject({ valid: 1 });
  });

  test('a deleted event comes back with its matches, and its proposals are open again', async () => {
    const [moderator, chief] = await moderators();
    await card();
    const before = await world().read('delta', 'd1');
    await send(moderator, remove, commandId(newIdOf('act1')));
    await send(chief, restore(newIdOf('act1')), commandId(newIdOf('act2')));
    for (const [collection, id] of [
      ['event', 'e1'],
      ['match', 'm1'],
      ['match', 'm2'],
    ] as const) {
      const record = await world().read(collection, id);
      expect(record).toMatchObject({ deleted: false });
      expect(record).not.toHaveProperty('deletedIn');
      expect(Number(record?.['updatedAt'])).toBeGreaterThan(1_000);
    }
    expect(await world().read('delta', 'd1')).toEqual(before);
    expect(await actsOf(chief, 2)).toMatchObject([
      { kind: 'restore', by: chief.uid, records: 3, proposals: 1, target: { id: 'e1' } },
      { kind: 'deleteRecord', restoredBy: newIdOf('act2') },
    ]);
  });

  test('a deletion whose answer was lost deletes nothing that was restored since', async () => {
    const [moderator, chief] = await moderators();
    await card();
    await send(moderator, remove, commandId(newIdOf('act1')));
    await send(chief, restore(newIdOf('act1')));
    await send(moderator, remove, commandId(newIdOf('act1')));
    expect(await world().read('event', 'e1')).toMatchObject({ deleted: false });
  });

  test("somebody else's proposal is deleted by a moderator and comes back as it was", async () => {
    const [moderator, chief] = await moderators();
    await card();
    const before = await world().read('delta', 'd1');
    await send(moderator, drop, commandId(newIdOf('act1')));
    expect(await world().read('delta', 'd1')).toBeUndefined();
    expect(await actsOf(moderator, 1)).toMatchObject([
      { kind: 'deleteDelta', target: { collection: 'delta', id: 'd1', name: 'Event e1' }, proposals: 1 },
    ]);
    await send(chief, restore(newIdOf('act1')));
    expect(await world().read('delta', 'd1')).toEqual(before);
  });

  test('an own proposal is withdrawn without an entry', async () => {
    const [moderator] = await moderators();
    await world().put('event', event('e1', { valid: 0 }));
    await world().put('delta', delta('d1', { author: moderator.uid }));
    await send(moderator, drop);
    await send(moderator, approve);
    expect(await world().read('delta', 'd1')).toBeUndefined();
    expect(await actsOf(moderator, 1)).toMatchObject([{ kind: 'approveEvent' }]);
  });

  test("somebody else's proposal that was changed or decided meanwhile stays", async () => {
    const [moderator] = await moderators();
    await world().put('delta', delta('d1', { timestamp: 2_000 }));
    await expect(send(moderator, drop)).rejects.toMatchObject({ code: 'conflict' });
    await world().put('delta', delta('d1', { status: 'rejected' }));
    await expect(send(moderator, drop)).rejects.toMatchObject({ code: 'conflict' });
    expect(await world().read('delta', 'd1')).toBeDefined();
  });

  test('everything that an account did since a time is restored', async () => {
    const [rogue, chief] = await moderators();
    await card();
    await world().put('event', event('e2', { valid: 0 }));
    await send(rogue, drop);
    await send(rogue, remove);
    await send(rogue, { kind: 'approveEvent', eventId: eventId('e2') });
    const first = (await actsOf(chief, 3)).at(-1);
    await send(chief, { kind: 'restoreSince', uid: rogue.uid, since: first?.at ?? 0 });
    expect(await world().read('event', 'e1')).toMatchObject({ deleted: false });
    expect(await world().read('event', 'e2')).toMatchObject({ valid: 0 });
    expect(await world().read('delta', 'd1')).toMatchObject({ status: 'new' });
    const [entry] = await actsOf(chief, 4);
    expect(entry).toMatchObject({
      kind: 'restoreSince',
      target: { collection: 'user', id: rogue.uid },
      records: 4,
      proposals: 1,
    });
  });

  test('restoring is for moderators, and for what was deleted or approved', async () => {
    const [moderator] = await moderators();
    const editor = await world().user('editor');
    await card();
    await send(moderator, remove, commandId(newIdOf('act1')));
    await expect(send(editor, restore(newIdOf('act1')))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(send(moderator, restore('none'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await world().read('event', 'e1')).toMatchObject({ deleted: true });
  });
}
