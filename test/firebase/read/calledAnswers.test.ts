import { calledAnswers } from '@/firebase/read/calledAnswers';
import { causeOf } from '@/model/cause';
import { eventId } from '@/model/ids';

const calling = (answer: unknown) => ({ call: async () => answer, callToWrite: async () => answer });
const event = { eventId: eventId('e1'), action: 'a1' } as const;
const invite = (answer: unknown) =>
  calledAnswers.inviteScorer(calling(answer), { kind: 'inviteScorer', from: 1, name: 'Table 1', ...event });
const confirm = (answer: unknown) =>
  calledAnswers.confirmCard(calling(answer), { kind: 'confirmCard', revision: 1, ...event });

test('an invitation answers with its token, and one that was refused is a conflict', async () => {
  expect(await invite({ outcome: 'done', token: 't' })).toBe('t');
  await expect(invite({ outcome: 'conflict', message: 'over' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(invite({ outcome: 'done' })).rejects.toMatchObject({ code: 'internal' });
});

test('a confirmation answers with what it stored, or with why it was refused, as far as this page knows the reason', async () => {
  const reason = causeOf('ownScores');
  expect(await confirm({ outcome: 'done', stored: 3, queued: 1 })).toEqual({ stored: 3, queued: 1 });
  expect(await confirm({ outcome: 'conflict', message: 'yours', reason })).toEqual({ refused: reason });
  const later = { outcome: 'conflict', message: 'new', reason: { code: 'ofALaterVersion', values: {} } };
  await expect(confirm(later)).rejects.toMatchObject({ code: 'conflict' });
});
