import type { InboxDelivery } from '@/backend/listScope';
import type { Watches } from '@/model/news/watches';
import { deltaId } from '@/model/ids';
import type { News } from '@/model/news/news';
import { listThat, send, type ContractUser, type ContractWorld } from './contractWorld';

const piece = (id: string, at: number): News => ({
  id,
  at,
  kind: 'rejected',
  reason: 'No source',
  delta: deltaId('d1'),
  record: { collection: 'player', id: 'p1', name: 'Ann' },
});

export function describeInbox(world: () => ContractWorld): void {
  describe('the inbox', () => {
    const until = (
      { backend, uid }: Pick<ContractUser, 'backend' | 'uid'>,
      fits: (inbox: InboxDelivery) => boolean,
      since = 0,
    ) => listThat({ backend }, { kind: 'inbox', uid, since }, fits);

    test('news arrives newest first, from a time on, and another device learns how far it was seen', async () => {
      const phone = await world().user('editor');
      expect(await until(phone, () => true)).toEqual({
        news: [],
        seen: 0,
        digest: { rhythm: 'none', language: 'en' },
      });
      const [first, second] = [piece('n1', 1_000), piece('n2', 2_000)];
      const both = until(phone, ({ news }) => news.length === 2);
      await world().addNews(phone.uid, first);
      await world().addNews(phone.uid, second);
      expect((await both).news).toEqual([second, first]);
      const desk = { ...phone, backend: world().visitor() };
      await desk.backend.auth.signInWithPassword(phone.email, phone.password);
      const told = until(desk, ({ seen }) => seen > 0, 1_500);
      await phone.backend.ask({ kind: 'markSeen', uid: phone.uid, at: 2_000 });
      await phone.backend.ask({ kind: 'markSeen', uid: phone.uid, at: 1_000 });
      expect(await told).toMatchObject({ news: [second], seen: 2_000 });
      expect(await until(phone, () => true)).toMatchObject({ seen: 2_000 });
    });

    test('how often e-mails are wanted is stored with the language', async () => {
      const user = await world().user('editor');
      await send(user, { kind: 'saveDigest', rhythm: 'weekly', language: 'ja' });
      const { digest } = await until(user, ({ digest: { rhythm } }) => rhythm !== 'none');
      expect(digest).toEqual({ rhythm: 'weekly', language: 'ja' });
    });

    test('an agreement is stored with its time, and an older one changes nothing', async () => {
      const user = await world().user('editor');
      await send(user, { kind: 'agree', version: 2 });
      const { agreement } = await until(user, (inbox) => inbox.agreement !== undefined);
      expect(agreement).toEqual({ version: 2, at: expect.any(Number) as number });
      await send(user, { kind: 'agree', version: 1 });
      expect((await until(user, () => true)).agreement).toEqual(agreement);
    });

    test('what two devices follow comes together, and what one gave up last stays given up', async () => {
      const user = await world().user('editor');
      const save = (watches: Watches) => user.backend.ask({ kind: 'saveWatches', uid: user.uid, watches });
      await save({ marks: { 'player/a': { at: 1, on: true } }, seen: 5 });
      await save({
        marks: { 'player/a': { at: 2, on: false }, 'event/b': { at: 1, on: true } },
        seen: 3,
      });
      await save({ marks: { 'player/a': { at: 1, on: true } }, seen: 0 });
      const { watches } = await until(user, () => true);
      expect(watches).toEqual({
        marks: { 'player/a': { at: 2, on: false }, 'event/b': { at: 1, on: true } },
        seen: 5,
      });
    });

    test('nobody follows the inbox of another account', async () => {
      const [one, other] = await Promise.all([world().user('editor'), world().user('moderator')]);
      await expect(until({ ...one, uid: other.uid }, () => true)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });
  });
}
