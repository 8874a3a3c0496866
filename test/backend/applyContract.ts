import type { Json } from '@/lib/json';
import type { Delta } from '@/model/proposals/delta';
import { bundleId, deltaId, matchId, userId } from '@/model/ids';
import { delta, event, match, player } from '@test/support/factories';
import { follow } from '@test/support/follow';
import { send, type ContractWorld } from './contractWorld';

const apply = (
  ids: readonly string[],
  force?: Readonly<Record<string, number>>,
  seen?: Readonly<Record<string, number>>,
  amend?: Readonly<Record<string, Json>>,
) =>
  ({
    kind: 'applyDeltas',
    deltaIds: ids.map(deltaId),
    basedOn: Object.fromEntries(ids.map((id) => [id, null])),
    ...(force && { force }),
    ...(seen && { seen }),
    ...(amend && { amend }),
  }) as const;

export function describeApply(world: () => ContractWorld): void {
  describe('applyDeltas', () => {
    test('changes the record and what is copied from it, and decides the delta', async () => {
      const moderator = await world().user('moderator');
      await world().put('player', player('ann', { name: 'An' }));
      await world().put('match', match('m1'));
      await world().put(
        'delta',
        delta('d1', { collection: 'player', docId: 'ann', value: 'Anna', base: 'An' }),
      );
      const seen = follow(moderator.backend, { kind: 'match', match: matchId('m1') });
      await send(moderator, apply(['d1']));
      expect(await world().read('player', 'ann')).toMatchObject({ name: 'Anna', deleted: false });
      await seen.until(({ docs }) => JSON.stringify(docs.get('m1')).includes('"Anna"'));
      const applied = await world().read('delta', 'd1');
      expect(applied).toMatchObject({ status: 'applied', before: 'An', decidedBy: moderator.uid });
      await send(moderator, apply(['d1']));
      expect(await world().read('delta', 'd1')).toEqual(applied);
    });

    test('makes new records under the ids of their deltas, players before matches', async () => {
      const moderator = await world().user('moderator');
      const { base: _, ...fresh } = delta('p1', {
        collection: 'player',
        docId: '',
        field: '',
        value: { name: 'Cem' },
      });
      const value = {
        date: '2023-05-06',
        player1: { id: 'p1', name: 'Cem', score: 2 },
        player2: { id: 'bea', name: 'Bea', score: 1 },
        gender: '-',
        order: 1,
        event: { id: 'e1', date: '2023-05-06', sport: { id: 'armw' } },
      };
      await world().put('event', event('e1'));
      await world().put('player', player('bea', { name: 'Bea' }));
      await world().put('delta', fresh, { ...fresh, id: deltaId('m1'), collection: 'match', value });
      await send(moderator, apply(['m1', 'p1']));
      expect(await world().read('player', 'p1')).toMatchObject({ name: 'Cem', author: { id: 'editor' } });
      expect(await world().read('match', 'm1')).toMatchObject({
        player1: { id: 'p1', score: 2, result: 'W' },
        player2: { result: 'L' },
      });
    });

    test('leaves a conflict to the moderator, who may insist on what was seen', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1', { name: 'Changed since', updatedAt: 5_000 }));
      await world().put('delta', delta('d1'));
      await send(moderator, apply(['d1']));
      expect(await world().read('delta', 'd1')).toMatchObject({
        status: 'new',
        problem: expect.any(String),
        problemAt: expect.any(Number),
      });
      await send(moderator, apply(['d1'], { d1: 4_000 }));
      expect(await world().read('event', 'e1')).toMatchObject({ name: 'Changed since' });
      await send(moderator, apply(['d1'], { d1: 5_000 }));
      expect(await world().read('event', 'e1')).toMatchObject({ name: 'A better name' });
      expect(await world().read('delta', 'd1')).toMatchObject({ status: 'applied', before: 'Changed since' });
    });

    test('applies a proposal only as the moderator saw it', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1'));
      await world().put('delta', delta('d1', { timestamp: 5_000 }));
      await send(moderator, apply(['d1'], undefined, { d1: 4_000 }));
      expect(await world().read('delta', 'd1')).toMatchObject({
        status: 'new',
        problem: expect.stringContaining('The author has changed'),
        problemAt: expect.any(Number),
      });
      await send(moderator, apply(['d1'], undefined, { d1: 5_000 }));
      expect(await world().read('delta', 'd1')).toMatchObject({ status: 'applied' });
    });

    test('ends proposals of others who saw what it replaces, and says what stands instead', async () => {
      const moderator = await world().user('moderator');
      const by = (author: string, fields: Partial<Delta> = {}) => ({ author: userId(author), ...fields });
      await world().put('event', event('e1'));
      await world().put(
        'delta',
        delta('d1'),
        delta('other', by('eve', { value: 'Another name' })),
        delta('same', by('eve')),
        delta('later', by('eve', { base: 'A better name', value: 'The best name' })),
        delta('elsewhere', by('eve', { field: 'location', base: null, value: 'Dubai' })),
      );
      await send(moderator, apply(['d1']));
      const rejected = { status: 'rejected', decidedBy: moderator.uid, reason: expect.any(String) };
      expect(await world().read('delta', 'other')).toMatchObject({
        ...rejected,
        reasonCause: { code: 'superseded', values: { id: 'd1' } },
      });
      expect(await world().read('delta', 'same')).toMatchObject({
        ...rejected,
        reasonCause: { code: 'cameTrue', values: { id: 'd1' } },
      });
      expect(await world().read('delta', 'later')).toMatchObject({ status: 'new' });
      expect(await world().read('delta', 'elsewhere')).toMatchObject({ status: 'new' });
    });

    test('applies what the moderator has changed of a proposal, and keeps what was proposed', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1'));
      await world().put('delta', delta('d1'), delta('d2', { field: 'location', base: null, value: 'Dubay' }));
      const value = { d1: 'The right name', d2: { name: 'Dubai' } };
      await send(moderator, apply(['d1', 'd2'], undefined, undefined, value));
      expect(await world().read('event', 'e1')).toMatchObject({ name: 'The right name' });
      expect(await world().read('delta', 'd1')).toMatchObject({
        status: 'applied',
        value: 'The right name',
        before: 'Event e1',
        amended: { proposed: 'A better name', by: moderator.uid },
      });
      const refused = await world().read('delta', 'd2');
      expect(refused).toMatchObject({ status: 'new', value: 'Dubay', problemAt: expect.any(Number) });
      expect(refused).not.toHaveProperty('amended');
    });

    test('applies a part of a proposal, and opens the rest as another one of its author', async () => {
      const moderator = await world().user('moderator');
      await world().put('event', event('e1'));
      const whole = delta('d1', {
        field: '',
        value: { name: 'N', location: 'Dubai' },
        base: { name: 'Event e1', location: null },
        note: 'Seen there',
        bundle: bundleId('b1'),
      });
      await world().put('delta', whole);
      await send(moderator, { kind: 'reply', about: whole.id, text: 'Where was it?' });
      const thread = (await world().read('delta', 'd1'))?.['thread'];
      expect(thread).toMatchObject({ 0: { text: 'Where was it?' } });
      await send(moderator, apply(['d1'], undefined, undefined, { d1: { name: 'N' } }));
      expect(await world().read('event', 'e1')).toMatchObject({ name: 'N' });
      expect(await world().read('event', 'e1')).not.toHaveProperty('location');
      const applied = await world().read('delta', 'd1');
      expect(applied).toMatchObject({
        status: 'applied',
        value: { name: 'N' },
        before: { name: 'Event e1' },
        amended: { proposed: whole.value, by: moderator.uid },
        rest: expect.any(String),
        thread,
      });
      const { id, timestamp, ...rest } = (await world().read('delta', String(applied?.['rest']))) ?? {};
      expect(rest).toEqual({
        collection: 'event',
        docId: 'e1',
        field: '',
        value: { location: 'Dubai' },
        base: { location: null },
        note: 'Seen there',
        bundle: 'b1',
        author: whole.author,
        status: 'new',
        thread,
      });
      expect([id, typeof timestamp]).toEqual([applied?.['rest'], 'number']);
    });

    test('is for moderators', async () => {
      const editor = await world().user('editor');
      await expect(send(editor, apply(['d1']))).rejects.toMatchObject({ code: 'permission-denied' });
    });
  });
}
