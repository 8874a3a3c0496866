import type { CardRow } from '@/features/events/card/cardForm';
import { planCard } from '@/features/events/card/cardPlan';
import type { DateString } from '@/model/dates';
import { draftOf } from '@/parts/drafts/draft';
import { event, match, player } from '@test/support/factories';
import { ann, bea, row } from './cardWorld';

const met = match('m1', { date: '2026-05-01' as DateString });
const plan = (rows: readonly CardRow[], date: string) =>
  planCard(
    { rows, eventId: undefined, drafts: { name: draftOf('Village Cup'), date: draftOf(date) } },
    {
      playerOf: (id) => (id === 'ann' ? player('ann', { name: 'Ann Ash', country: 'DE' }) : undefined),
      eventOf: () => event('e1'),
      between: () => [met],
      genderOf: () => undefined,
      doubtsOf: () => [],
    },
  );

test('a match of a new event repeats one that is stored for the same day, and none of another day', () => {
  const meeting = [row({ player1: ann, player2: bea })];
  expect(plan(meeting, '2026-05-01')).toMatchObject([{ repeats: { kind: 'stored', match: 'm1' } }]);
  expect(plan(meeting, '2026-05-02').map(({ repeats }) => repeats)).toEqual([undefined]);
});

test('what the source says of a known player is doubted where nothing stores it', () => {
  const pasted = (about: CardRow['about'], written?: string) =>
    plan([row({ player1: ann, player2: bea, about, written: { player1: written } })], '2026-05-02').flatMap(
      ({ doubts }) => doubts,
    );
  const other = 'Анна Эш';
  expect(pasted({ player1: { country: 'DE' } })).toEqual([]);
  expect(pasted({ player1: { country: 'CA', other } })).toEqual([
    { code: 'lostCountry', said: 'CA' },
    { code: 'lost', said: other },
  ]);
  // The player is taught the other name.
  expect(pasted({ player1: { other } }, other)).toEqual([]);
});
