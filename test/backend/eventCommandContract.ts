import type { Delta } from '@/model/proposals/delta';
import { eventId } from '@/model/ids';
import { delta, event, match, matchOf, player } from '@test/support/factories';
import { send, type ContractWorld } from './contractWorld';

const approve = { kind: 'approveEvent', eventId: eventId('e1') } as const;
const remove = { kind: 'deleteRecord', collection: 'event', id: eventId('e1') } as const;

function proposedMatch(id: string, inEvent: string): Delta {
  const { base: _, ...proposal } = delta(id, {
    collection: 'match',
    docId: '',
    field: '',
    value: {
      date: '2024-05-04',
      player1: { id: 'p1', name: 'Ann' },
      player2: { id: 'p2', name: 'Bea' },
      gender: 'W',
      order: 1,
      event: { id: inEvent, date: '2024-05-04', sport: { id: 'armw' } },
    },
  });
  return proposal;
}

export function describeEventCommands(world: () => ContractWorld): void {
  describe('approveEvent', () => {
    test('sets valid to 1 once', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1', { valid: 0 }));
      await send(moderator, approve);
      const once = await world().read('event', 'e1');
      expect(once).toMatchObject({ valid: 1, deleted: false, name: 'Event e1' });
      expect(Number(once?.['updatedAt'])).toBeGreaterThan(1_000);
      await send(moderator, approve);
      expect(await world().read('event', 'e1')).toEqual(once);
    });

    test('conflicts when the event is gone', async () => {
      const moderator = await world().user('moderator');
      await expect(send(moderator, approve)).rejects.toMatchObject({ code: 'conflict' });
      await world().put('event', event('e1', { valid: 0 }));
      await world().bury('event', 'e1', 2_000);
      await expect(send(moderator, approve)).rejects.toMatchObject({ code: 'conflict' });
    });

    test('is for moderators', async () => {
      const editor = await world().user('editor');
      await world().put('event', event('e1', { valid: 0 }));
      await expect(send(editor, approve)).rejects.toMatchObject({ code: 'permission-denied' });
    });
  });

  describe('deleteRecord', () => {
    const removeMatch = { kind: 'deleteRecord', collection: 'match', id: 'm1' } as const;
    const removePlayer = { kind: 'deleteRecord', collection: 'player', id: 'p1' } as const;

    test('leaves a tombstone of a match and rejects what is open on it, and then of its player', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1'));
      await world().put('match', matchOf('m1', 'e1'));
      const { player1 } = matchOf('m1', 'e1');
      await world().put('player', player(player1.id));
      const remove = { ...removePlayer, id: player1.id };
      await world().put(
        'delta',
        delta('onMatch', { collection: 'match', docId: 'm1', field: 'order', value: 2, base: 1 }),
        delta('onEvent'),
      );
      await expect(send(moderator, remove)).rejects.toMatchObject({ code: 'conflict' });
      await send(moderator, removeMatch);
      expect(await world().read('match', 'm1')).toMatchObject({ deleted: true });
      expect(await world().read('event', 'e1')).toMatchObject({ deleted: false });
      expect(await world().read('delta', 'onMatch')).toMatchObject({
        status: 'rejected',
        reason: 'record deleted',
      });
      expect(await world().read('delta', 'onEvent')).toMatchObject({ status: 'new' });
      await send(moderator, remove);
      expect(await world().read('player', player1.id)).toMatchObject({ deleted: true });
    });

    test('is for moderators', async () => {
      const editor = await world().user('editor');
      await world().put('match', matchOf('m1', 'e1'));
      await expect(send(editor, removeMatch)).rejects.toMatchObject({ code: 'permission-denied' });
      expect(await world().read('match', 'm1')).toMatchObject({ deleted: false });
    });
  });

  describe('deleteEvent', () => {
    test('leaves tombstones of the event and its matches and rejects what is open on them', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1'), event('e2'));
      await world().put('match', match('m1'), match('m2'), matchOf('other', 'e2'));
      await world().put(
        'delta',
        delta('onEvent'),
        delta('onMatch', { collection: 'match', docId: 'm1', field: 'order', value: 2, base: 1 }),
        proposedMatch('newMatch', 'e1'),
        proposedMatch('newElsewhere', 'e2'),
        delta('onOther', { docId: 'e2' }),
        delta('decided', { status: 'applied' }),
      );
      await send(moderator, remove);
      for (const [collection, id] of [
        ['event', 'e1'],
        ['match', 'm1'],
        ['match', 'm2'],
      ] as const) {
        const tombstone = await world().read(collection, id);
        expect(tombstone).toMatchObject({ deleted: true });
        expect(Number(tombstone?.['updatedAt'])).toBeGreaterThan(1_000);
      }
      const rejected = { status: 'rejected', reason: 'record deleted', decidedBy: moderator.uid };
      expect(await world().read('delta', 'onEvent')).toMatchObject(rejected);
      expect(await world().read('delta', 'onMatch')).toMatchObject(rejected);
      expect(await world().read('delta', 'newMatch')).toMatchObject(rejected);
      expect(await world().read('delta', 'newElsewhere')).toMatchObject({ status: 'new' });
      expect(await world().read('delta', 'onOther')).toMatchObject({ status: 'new' });
      expect(await world().read('delta', 'decided')).toMatchObject({ status: 'applied' });
      expect(await world().read('match', 'other')).toMatchObject({ deleted: false });
      expect(await world().read('event', 'e2')).toMatchObject({ deleted: false });
    });

    test('goes on where an attempt broke off, and sent again changes nothing', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1'));
      await world().put('match', match('m1'), match('m2'));
      await world().bury('match', 'm1', 2_000);
      await send(moderator, remove);
      expect(await world().read('match', 'm1')).toMatchObject({ updatedAt: 2_000 });
      const gone = await world().read('event', 'e1');
      expect(gone).toMatchObject({ deleted: true });
      await send(moderator, remove);
      expect(await world().read('event', 'e1')).toEqual(gone);
    });

    test('is for moderators', async () => {
      const editor = await world().user('editor');
      await world().put('event', event('e1'));
      await world().put('match', match('m1'));
      await expect(send(editor, remove)).rejects.toMatchObject({ code: 'permission-denied' });
      expect(await world().read('match', 'm1')).toMatchObject({ deleted: false });
    });
  });
}
