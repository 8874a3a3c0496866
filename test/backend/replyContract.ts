import { commandId } from '@/model/proposals/command';
import { deltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { delta, event } from '@test/support/factories';
import { send, type ContractWorld } from './contractWorld';
import { newIdOf } from '@test/support/newIdOf';

const d1 = deltaId(newIdOf('d1'));
const once = newIdOf('once');

const reply = (text: string) => ({ kind: 'reply', about: d1, text }) as const;

const full = Object.fromEntries(
  Array.from({ length: limits.replies }, (_, at) => [
    String(at),
    { id: `r${at}`, by: 'x', at: 1, text: 'x' },
  ]),
);

export function describeReplies(world: () => ContractWorld): void {
  const thread = async () => (await world().read('delta', d1))?.['thread'];

  describe('reply', () => {
    test('goes behind what was said before, with who said it and the server time', async () => {
      const editor = await world().user('editor');
      const moderator = await world().user('moderator');
      await world().put('delta', delta(d1, { author: editor.uid }));
      await send(moderator, reply('Where from?'));
      await send(editor, reply('From the poster'));
      expect(await thread()).toEqual({
        0: { id: expect.any(String), by: moderator.uid, at: expect.any(Number), text: 'Where from?' },
        1: { id: expect.any(String), by: editor.uid, at: expect.any(Number), text: 'From the poster' },
      });
    });

    test('sent twice is said once', async () => {
      const editor = await world().user('editor');
      await world().put('delta', delta(d1, { author: editor.uid }));
      await send(editor, reply('Well?'), commandId(once));
      await send(editor, reply('Well?'), commandId(once));
      expect(await thread()).toEqual({ 0: expect.objectContaining({ id: once, text: 'Well?' }) });
    });

    test('stays with the proposal when its author changes it', async () => {
      const editor = await world().user('editor');
      await world().put('event', event('e1'));
      await world().put('delta', delta(d1, { author: editor.uid }));
      await send(editor, reply('Well?'));
      const { collection, docId, field, base } = delta(d1);
      const proposal = { collection, docId, field, value: 'The best name', base: base ?? null };
      await send(editor, { kind: 'upsertDelta', deltaId: d1, proposal, basedOn: 1_000 });
      expect(await world().read('delta', d1)).toMatchObject({
        value: 'The best name',
        thread: { 0: { text: 'Well?' } },
      });
    });

    test.each([
      ['was deleted', undefined, 'conflict'],
      ['was applied', { status: 'applied' }, 'conflict'],
      ['has no room left', { thread: full }, 'out-of-range'],
    ] as const)('is refused where the proposal %s', async (_, fields, code) => {
      const editor = await world().user('editor');
      if (fields) await world().putBroken('delta', d1, { ...delta(d1, { author: editor.uid }), ...fields });
      await expect(send(editor, reply('Well?'))).rejects.toMatchObject({ code });
    });

    test('is refused from anybody else', async () => {
      const editor = await world().user('editor');
      const other = await world().user('editor');
      await world().put('delta', delta(d1, { author: editor.uid }));
      await expect(send(other, reply('Me too'))).rejects.toMatchObject({ code: 'permission-denied' });
      expect(await thread()).toBeUndefined();
    });
  });
}
