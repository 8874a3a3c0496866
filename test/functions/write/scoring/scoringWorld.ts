import type { ActAsked } from '@/model/acts/acts';
import { eventId } from '@/model/ids';
import type { Side } from '@/model/scoring/end';
import type { ScoreEntry, Stated } from '@/model/scoring/scoreEntry';
import { parseLiveCard } from '@/model/scoring/parseScoring';
import { newIdOf } from '@test/support/newIdOf';
import { createAllowance } from '../../../../functions/src/base/allowance';
import { createSecretKey } from '../../../../functions/src/base/secretKey';
import { handleScore, type ScoreServices } from '../../../../functions/src/write/scoring/handleScore';
import { scorerKey } from '../../../../functions/src/write/scoring/invitations';
import { event, match, player } from '../../documents';
import { call, fakeAccounts, servicesOn } from '../../serverWorld';
import { openStore } from '../../support';
import { actOn } from '../acts/actSupport';

/** When the invitations of these tests begin. */
export const start = Date.UTC(2030, 0, 5, 6);
const phone = newIdOf('phone');
export const idOf = (number: number) => newIdOf(`act${number}`);
export const invite = {
  kind: 'inviteScorer',
  eventId: eventId('e'),
  from: start,
  name: 'Table 1',
} as const satisfies ActAsked;

/** An event with two matches on a store of its own, which each test finds as new, an hour after `start`. */
export function scoringWorld(project: string) {
  const store = openStore(project);
  const clock = { now: start };
  const now = () => clock.now;
  const ended: ScoreServices['ended'] = new Map();
  const strangers: ScoreServices['strangers'] = new Map();
  const budget = { reads: createAllowance(1_000_000, now) };
  beforeEach(async () => {
    await store.empty();
    clock.now = start + 3_600_000;
    ended.clear();
    strangers.clear();
    budget.reads = createAllowance(1_000_000, now);
    await store.put({
      'event/e': event(),
      'event/other': event({ name: 'King of the Table' }),
      'match/m': match(),
      'match/m2': match({ order: 1 }),
      'match/elsewhere': match({ event: { id: 'other', date: '2020-02-02', sport: { id: 'armw' } } }),
      'player/p1': player('Ann'),
      'player/p2': player('Bea'),
      'player/p3': player('Cleo'),
    });
  });
  afterAll(() => store.close());

  const accounts = fakeAccounts(
    { uid: 'mod', email: 'mod@example.com', claims: { moderator: true } },
    { uid: 'editor', email: 'editor@example.com', claims: {} },
  );
  let made = 0;
  const entry = (stated: Stated, rest: Partial<ScoreEntry> = {}): ScoreEntry => {
    made += 1;
    return { id: newIdOf(`n${made}z`), match: 'm', at: clock.now - 1_000 + made, phone, stated, ...rest };
  };
  return {
    store,
    clock,
    /** What all calls may read together. */
    budget,
    entry,
    pin: (round: number, winner: Side, rest: Partial<ScoreEntry> = {}) =>
      entry({ kind: 'round', round, value: { winner, how: 'pin' } }, rest),
    over: (rest: Partial<ScoreEntry> = {}) => entry({ kind: 'end', value: { how: 'finished' } }, rest),
    act: (asked: ActAsked, options: Parameters<typeof actOn>[2] = {}) =>
      actOn(store, asked, { now, ...options }),
    /** The token of an invitation. */
    inviteAs: async (action: string, asked: ActAsked = invite) => {
      const answer = await actOn(store, asked, { action, now });
      if (answer.outcome !== 'done' || answer.token === undefined) throw new Error('Expected a token');
      return answer.token;
    },
    score: (
      token: string | undefined,
      entries: readonly unknown[],
      { uid, ...rest }: { uid?: string; event?: string; open?: string; sentAt?: number; phone?: string } = {},
    ) =>
      handleScore(
        call(uid, {
          ...{ event: 'e', sentAt: clock.now, entries },
          ...(token !== undefined && { token }),
          ...rest,
        }),
        services(),
      ),
    live: async (of = 'e') => {
      const stored = await store.get(`live/${of}`);
      const read = parseLiveCard({ id: of, ...stored });
      return read.ok ? read.value : undefined;
    },
  };

  function services(): ScoreServices {
    return {
      ...servicesOn(store, accounts.auth),
      now,
      reads: budget.reads,
      key: createSecretKey(() => store.db, scorerKey),
      ended,
      strangers,
    };
  }
}
