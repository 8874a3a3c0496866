import { moreAt, parseRaisedLimit } from '@/model/trust/raisedLimit';
import { parseEarnedTrust } from '@/model/trust/parseTrust';

test('room for more counts until its time, and what is none gives none', () => {
  const raised = parseRaisedLimit({ more: 100, until: 50, by: 'mod' });
  expect([moreAt(raised, 49), moreAt(raised, 50), moreAt(undefined, 0)]).toEqual([100, 0, 0]);
  for (const broken of [undefined, 7, {}, { more: 0, until: 50 }, { more: 'x', until: 50 }, { more: 1 }])
    expect(parseRaisedLimit(broken)).toBeUndefined();
  expect(parseEarnedTrust({ moderators: 2, raised: { more: 5, until: 9 } })).toMatchObject({
    moderators: 2,
    raised: { more: 5, until: 9 },
  });
});
