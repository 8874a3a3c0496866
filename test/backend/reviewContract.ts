import { deltaId, type UserId } from '@/model/ids';
import type { Review } from '@/model/proposals/review';
import { listThat, type ContractUser, type ContractWorld } from './contractWorld';

const refused = { code: 'permission-denied' };

export function describeReviews(world: () => ContractWorld): void {
  describe('reviews', () => {
    const d1 = deltaId('d1');
    const both = async (): Promise<[ContractUser, ContractUser]> => {
      const made = await Promise.all([world().user('moderator'), world().user('moderator')]);
      await Promise.all(
        made.map(
          ({ backend }) =>
            new Promise<void>((resolve) => {
              backend.auth.subscribe((user) => user?.moderator && resolve());
            }),
        ),
      );
      return made;
    };
    const until = (user: ContractUser, fits: (reviews: readonly Review[]) => boolean) =>
      listThat(user, { kind: 'reviews' }, fits);

    test('another moderator sees what one looks at, until that one looks away', async () => {
      const [mo, mia] = await both();
      expect(await until(mia, () => true)).toEqual([]);
      await mo.backend.ask({ kind: 'lookAt', id: d1 });
      const [first] = await until(mia, ({ length }) => length === 1);
      expect(first).toEqual({ id: d1, by: mo.uid, at: expect.any(Number) });
      await mo.backend.ask({ kind: 'lookAt', id: d1 });
      const [again] = await until(mia, ([one]) => one !== undefined && one.at > (first?.at ?? 0));
      expect(again?.by).toBe(mo.uid);
      await mo.backend.ask({ kind: 'lookAway', id: d1 });
      expect(await until(mia, ({ length }) => length === 0)).toEqual([]);
    });

    test('nobody takes it from whoever looks at it, or ends it for them', async () => {
      const [mo, mia] = await both();
      await mo.backend.ask({ kind: 'lookAt', id: d1 });
      await expect(mia.backend.ask({ kind: 'lookAt', id: d1 })).rejects.toMatchObject(refused);
      await expect(mia.backend.ask({ kind: 'lookAway', id: d1 })).rejects.toMatchObject(refused);
      await mo.backend.ask({ kind: 'lookAway', id: d1 });
      await mia.backend.ask({ kind: 'lookAt', id: d1 });
      expect((await until(mo, ({ length }) => length === 1))[0]?.by).toBe(mia.uid);
    });

    test('however two moderators begin and end at the same time, one of them looks at it or nobody does', async () => {
      const [mo, mia] = await both();
      // What one device shows first may lack what it has just written, or still have what the other has ended.
      const agreed = async (): Promise<readonly UserId[]> => {
        const [one, other] = await Promise.all(
          [mo, mia].map(async (user) => (await until(user, () => true)).map(({ by }) => by)),
        );
        return one?.join() === other?.join() ? (one ?? []) : agreed();
      };
      // The steps of both, side by side; what is refused is refused to one of them alone.
      for (const [of, to] of [
        ['lookAt', 'lookAt'],
        ['lookAway', 'lookAt'],
        ['lookAt', 'lookAway'],
        ['lookAt', 'lookAt'],
        ['lookAway', 'lookAway'],
      ] as const) {
        const before = await agreed();
        await Promise.allSettled([
          mo.backend.ask({ kind: of, id: d1 }),
          mia.backend.ask({ kind: to, id: d1 }),
        ]);
        const after = await agreed();
        expect(after.length).toBeLessThanOrEqual(1);
        // A step needs somebody who ended or began the previous one.
        const steps: Readonly<Record<string, string>> = { [mo.uid]: of, [mia.uid]: to };
        const [holder] = before;
        if (holder !== undefined && steps[holder] === 'lookAt') expect(after).toEqual([holder]);
      }
    });

    test('editors neither say nor see it', async () => {
      const { backend } = await world().user('editor');
      await expect(backend.ask({ kind: 'lookAt', id: d1 })).rejects.toMatchObject(refused);
      await expect(listThat({ backend }, { kind: 'reviews' }, () => false)).rejects.toMatchObject(refused);
    });
  });
}
