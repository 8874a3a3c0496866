import type { Pick } from '@/model/picks/pick';
import { dateOf } from '@/model/dates';
import { eventId, playerId } from '@/model/ids';
import { event, match } from '@test/support/factories';
import { listThat, send, type ContractUser, type ContractWorld } from './contractWorld';

const dayMs = 86_400_000;
const pick: Pick = { match: 'm1', event: 'e1', player: 'p1', sureness: 2, rounds: [4, 1] };

export function describePicks(world: () => ContractWorld): void {
  describe('picks', () => {
    const until = (user: ContractUser, fits: (picks: readonly Pick[]) => boolean) =>
      listThat(user, { kind: 'picks', uid: user.uid, event: 'e1' }, fits);
    const day = () => dateOf(world().now() + 3 * dayMs);
    const toCome = () =>
      match('m1', {
        date: day(),
        player1: { id: playerId('p1'), name: 'Ann' },
        player2: { id: playerId('p2'), name: 'Bea' },
        event: { ...match('m1').event, id: eventId('e1') },
      });
    const decided = () => ({
      ...toCome(),
      player1: { ...toCome().player1, score: 3 },
      player2: { ...toCome().player2, score: 1 },
    });

    beforeEach(() => world().put('event', event('e1', { date: day() })));

    test('reach the other devices of the account, and the last one counts', async () => {
      const phone = await world().user('editor');
      await world().put('match', toCome());
      await send(phone, { kind: 'savePick', ...pick });
      const desk = { ...phone, backend: world().visitor() };
      await desk.backend.auth.signInWithPassword(phone.email, phone.password);
      expect(await until(desk, (picks) => picks.length > 0)).toEqual([pick]);
      const changed = { match: 'm1', event: 'e1', player: 'p2', sureness: 1 } as const;
      await send(desk, { kind: 'savePick', ...changed });
      expect(await until(phone, ([one]) => one?.player === 'p2')).toEqual([changed]);
    });

    test('of a device without an account leave a newer one of the account, which is the answer', async () => {
      const user = await world().user('editor');
      await world().put('match', toCome());
      await send(user, { kind: 'savePick', ...pick });
      const older = { kind: 'savePick', ...pick, player: 'p2', madeAt: 1 } as const;
      expect(await send(user, older)).toEqual({ kept: pick });
      expect(await until(user, () => true)).toEqual([pick]);
      const newer = { ...older, madeAt: world().now() + dayMs };
      expect(await send(user, newer)).toBeUndefined();
      expect(await until(user, () => true)).toEqual([{ ...pick, player: 'p2' }]);
    });

    test('are refused with words once the match has a result; one that arrived before is not sent in vain', async () => {
      const user = await world().user('editor');
      await world().put('match', toCome());
      await send(user, { kind: 'savePick', ...pick });
      await world().put('match', decided());
      // Its answer may have been lost.
      await send(user, { kind: 'savePick', ...pick });
      await expect(send(user, { kind: 'savePick', ...pick, player: 'p2' })).rejects.toMatchObject({
        code: 'permission-denied',
        reason: { code: 'pickTooLate' },
      });
      expect(await until(user, () => true)).toEqual([pick]);
    });
  });
}
