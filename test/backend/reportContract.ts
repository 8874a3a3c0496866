import type { Backend } from '@/backend/backend';
import { commandId } from '@/model/proposals/command';
import { deltaId } from '@/model/ids';
import { reportId, type Report, type ReportSent } from '@/model/privacy/report';
import { event } from '@test/support/factories';
import { listThat, send, type ContractUser, type ContractWorld } from './contractWorld';
import { newIdOf } from '@test/support/newIdOf';

const wrongYear: ReportSent = {
  id: reportId(newIdOf('r1')),
  collection: 'event',
  docId: 'e1',
  seen: 1_000,
  text: 'The year is wrong: it was 2019.',
  source: 'https://example.com/results',
};

export function describeReports(world: () => ContractWorld): void {
  describe('reports', () => {
    const moderator = async (): Promise<ContractUser> => {
      const made = await world().user('moderator');
      await new Promise<void>((resolve) => {
        made.backend.auth.subscribe((user) => user?.moderator && resolve());
      });
      return made;
    };
    const until = (
      user: { readonly backend: Backend },
      which: 'open' | 'closed',
      fits: (reports: readonly Report[]) => boolean,
    ) => listThat(user, { kind: 'reports', which, count: 20 }, fits);

    test('a visitor reports something, and a moderator closes it with a proposal, each once however often it is sent', async () => {
      await world().put('event', event('e1'));
      const visitor = world().visitor();
      const [mo, mia] = await Promise.all([moderator(), moderator()]);
      expect(await until(mo, 'open', () => true)).toEqual([]);
      for (const _ of ['first', 'again'])
        expect(await visitor.ask({ kind: 'report', report: wrongYear })).toEqual({ outcome: 'taken' });
      const [report] = await until(mo, 'open', ({ length }) => length === 1);
      expect(report).toEqual({
        ...wrongYear,
        ...{ name: 'Event e1', at: expect.any(Number), network: expect.any(String) },
      });

      const closing = { kind: 'closeReport', reportId: wrongYear.id, delta: deltaId('d1') } as const;
      for (const _ of ['first', 'again']) await send(mo, closing, commandId(newIdOf('act1')));
      await send(
        mia,
        { kind: 'closeReport', reportId: wrongYear.id, note: 'Nonsense' },
        commandId(newIdOf('act2')),
      );
      const [closed] = await until(mia, 'closed', ({ length }) => length === 1);
      expect(closed?.closed).toEqual({ by: mo.uid, at: expect.any(Number), delta: 'd1' });
      expect(await until(mia, 'open', () => true)).toEqual([]);
    });

    test('a moderator declines what came from a network', async () => {
      await world().put('event', event('e1'));
      const visitor = world().visitor();
      const mo = await moderator();
      await visitor.ask({ kind: 'report', report: wrongYear });
      const [report] = await until(mo, 'open', ({ length }) => length === 1);
      expect(await mo.backend.ask({ kind: 'declineReports', network: report?.network ?? '' })).toBe(1);
      expect(await until(mo, 'open', () => true)).toEqual([]);
      await expect(
        visitor.ask({ kind: 'declineReports', network: report?.network ?? '' }),
      ).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });

    test('what is not there cannot be reported, and nobody but moderators reads reports', async () => {
      const { backend } = await world().user('editor');
      expect(await backend.ask({ kind: 'report', report: wrongYear })).toEqual({
        outcome: 'refused',
        why: 'recordGone',
      });
      await expect(until({ backend }, 'open', () => true)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    });
  });
}
