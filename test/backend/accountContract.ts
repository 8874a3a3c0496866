import type { Json } from '@/lib/json';
import { causeOf } from '@/model/cause';
import { deltaId } from '@/model/ids';
import { quotaLimits, quotaSentences } from '@/model/accounts/quota';
import { armWrestling, delta, event } from '@test/support/factories';
import { follow } from '@test/support/follow';
import { logsThat, send, type ContractUser, type ContractWorld } from './contractWorld';
import { newIdOf } from '@test/support/newIdOf';

const isModerator = ({ backend }: ContractUser, wanted: boolean) =>
  new Promise<void>((resolve) => {
    backend.auth.subscribe((user) => user?.moderator === wanted && resolve());
  });

const grantRole = (email: string, uid: string) => ({ kind: 'grantRole', email, uid }) as const;
const takeRole = (email: string) => ({ kind: 'takeRole', email }) as const;
const ban = (uid: string, openDeltas: 'keep' | 'reject' = 'keep') =>
  ({ kind: 'ban', uid, openDeltas, appliedDeltas: 'keep', reason: 'Invents results' }) as const;

export function describeAccounts(world: () => ContractWorld): void {
  const admin = async () => {
    const user = await world().user('moderator');
    await world().setAdmin(user.uid);
    await new Promise<void>((resolve) => {
      user.backend.auth.subscribe((found) => found?.admin && resolve());
    });
    return user;
  };

  describe('a definition of a sport', () => {
    const definition = JSON.parse(
      JSON.stringify({ ...armWrestling, id: 'tt', name: 'Table Tennis' }),
    ) as Json;

    test('by an admin is on every page; what is wrong with one is answered', async () => {
      const ada = await admin();
      const seen = follow(world().visitor(), { kind: 'sports' });
      expect(
        await ada.backend.ask({ kind: 'saveSport', definition, mode: 'update', action: newIdOf('sport1') }),
      ).toHaveLength(1);
      expect(
        await ada.backend.ask({
          kind: 'saveSport',
          definition: { id: 'T T' },
          mode: 'add',
          action: newIdOf('sport2'),
        }),
      ).not.toEqual([]);
      expect(
        await ada.backend.ask({ kind: 'saveSport', definition, mode: 'add', action: newIdOf('sport3') }),
      ).toEqual([]);
      await seen.until(({ docs }) => docs.has('tt'));
      expect([...seen.docs.keys()]).toEqual(['tt']);
    });

    test('by anybody else is refused', async () => {
      const editor = await world().user('editor');
      await expect(
        editor.backend.ask({ kind: 'saveSport', definition, mode: 'add', action: newIdOf('sport4') }),
      ).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });
  });

  describe('a role', () => {
    test('by an admin shows on open pages at once, and is logged', async () => {
      const [ada, editor] = await Promise.all([admin(), world().user('editor')]);
      await world().verify(editor.uid);
      await send(ada, grantRole(editor.email, editor.uid));
      await isModerator(editor, true);
      await send(ada, grantRole(editor.email, editor.uid));
      await send(ada, takeRole(editor.email));
      await isModerator(editor, false);
      const entries = await logsThat(ada, ({ length }) => length >= 2);
      const entry = { role: 'moderator', target: { collection: 'user', id: editor.uid }, by: ada.uid };
      expect(entries).toMatchObject([
        { ...entry, kind: 'takeRole' },
        { ...entry, kind: 'grantRole' },
      ]);
    });

    test('is for verified addresses, and for the account that was shown', async () => {
      const [ada, editor] = await Promise.all([admin(), world().user('editor')]);
      const facts = { uid: editor.uid, email: editor.email, moderator: false, admin: false };
      expect(await ada.backend.ask({ kind: 'lookUpAccount', email: editor.email })).toMatchObject({
        ...facts,
        verified: false,
      });
      const refused = { code: 'failed-precondition' };
      await expect(send(ada, grantRole(editor.email, editor.uid))).rejects.toMatchObject(refused);
      await world().verify(editor.uid);
      expect(await ada.backend.ask({ kind: 'lookUpAccount', email: editor.email })).toMatchObject({
        ...facts,
        verified: true,
      });
      await expect(send(ada, grantRole(editor.email, ada.uid))).rejects.toMatchObject(refused);
      await expect(send(ada, { kind: 'grantRole', email: editor.email } as never)).rejects.toMatchObject({
        code: 'invalid-argument',
      });
      await expect(editor.backend.ask({ kind: 'lookUpAccount', email: ada.email })).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });

    test('is refused to moderators, and for an address nobody has', async () => {
      const [ada, moderator, editor] = await Promise.all([
        admin(),
        world().user('moderator'),
        world().user('editor'),
      ]);
      await expect(send(moderator, grantRole(editor.email, editor.uid))).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(send(ada, grantRole('nobody@example.com', 'nobody'))).rejects.toMatchObject({
        code: 'not-found',
      });
    });
  });

  describe('raiseLimit', () => {
    const day = 24 * 60 * 60_000;

    test('gives room for so many more open proposals, until a day or until it is reset', async () => {
      const [moderator, editor] = await Promise.all([world().user('moderator'), world().user('editor')]);
      let proposed = 0;
      const propose = () => {
        proposed += 1;
        const proposal = {
          collection: 'event',
          docId: 'e1',
          field: 'name',
          value: `N${proposed}`,
          base: 'Event e1',
        } as const;
        return send(editor, {
          kind: 'upsertDelta',
          deltaId: deltaId(newIdOf(`d${proposed}`)),
          proposal,
          basedOn: null,
        });
      };
      const raise = (more: number) =>
        send(moderator, { kind: 'raiseLimit', uid: editor.uid, more, until: world().now() + day });
      const full = { code: 'permission-denied', reason: causeOf('tooManyOpen') };
      await world().put('event', event('e1'));
      await propose();
      const others = Array.from({ length: quotaLimits.open - 1 }, (_, at) =>
        delta(`other${at}`, { author: editor.uid }),
      );
      await world().put('delta', ...others);
      await raise(0);
      await expect(propose()).rejects.toMatchObject(full);
      await raise(1);
      await propose();
      await expect(propose()).rejects.toMatchObject(full);
      await raise(2);
      await propose();
      await raise(0);
      await expect(propose()).rejects.toMatchObject(full);
    });

    test('is for moderators, and nobody raises their own', async () => {
      const [moderator, editor] = await Promise.all([world().user('moderator'), world().user('editor')]);
      const raise = (uid: string) =>
        ({ kind: 'raiseLimit', uid, more: 5, until: world().now() + day }) as const;
      await expect(send(editor, raise(moderator.uid))).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(send(moderator, raise(moderator.uid))).rejects.toMatchObject({ code: 'conflict' });
    });
  });

  describe('a ban', () => {
    const propose = (user: ContractUser, id: string) =>
      send(user, {
        kind: 'upsertDelta',
        deltaId: deltaId(newIdOf(id)),
        proposal: { collection: 'event', docId: 'e1', field: 'name', value: 'X', base: 'Event e1' },
        basedOn: null,
      });

    test('stops the author, rejects what is open, and lets go again', async () => {
      const [moderator, editor] = await Promise.all([world().user('moderator'), world().user('editor')]);
      await world().put('event', event('e1'));
      await world().put('delta', delta('d1', { author: editor.uid }));
      await propose(editor, 'd0');
      await send(moderator, ban(editor.uid, 'reject'));
      expect(await world().read('delta', 'd1')).toMatchObject({
        status: 'rejected',
        decidedBy: moderator.uid,
      });
      await expect(propose(editor, 'd2')).rejects.toMatchObject({
        code: 'permission-denied',
        message: quotaSentences.banned,
      });
      await send(moderator, { kind: 'unban', uid: editor.uid });
      await propose(editor, 'd2');
      const entries = await logsThat(moderator, ({ length }) => length === 2);
      expect(entries).toMatchObject([
        { kind: 'unban', target: { id: editor.uid }, by: moderator.uid, done: true },
        { kind: 'ban', target: { id: editor.uid }, proposals: 2, openDeltas: 'reject' },
      ]);
    });

    test('needs a reason', async () => {
      const [moderator, editor] = await Promise.all([world().user('moderator'), world().user('editor')]);
      await expect(send(moderator, { ...ban(editor.uid), reason: '' })).rejects.toMatchObject({
        code: 'invalid-argument',
      });
    });

    test('is for moderators, and for accounts that are none', async () => {
      const [moderator, editor] = await Promise.all([world().user('moderator'), world().user('editor')]);
      await expect(send(editor, ban(moderator.uid))).rejects.toMatchObject({
        code: 'permission-denied',
      });
      await expect(send(moderator, ban(moderator.uid))).rejects.toMatchObject({
        code: 'failed-precondition',
      });
    });
  });

  test('the logs are for moderators', async () => {
    const editor = await world().user('editor');
    await expect(logsThat(editor, () => true)).rejects.toMatchObject({ code: 'permission-denied' });
  });
}
