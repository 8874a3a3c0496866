import { act, screen, waitFor } from '@testing-library/react';
import { CardEditor } from '@/features/events/card/CardEditor';
import { blankAfter, type CardRow } from '@/features/events/card/cardForm';
import { planCard } from '@/features/events/card/cardPlan';
import type { Match } from '@/model/records/records';
import { draftOf } from '@/parts/drafts/draft';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import { event, match, player } from '@test/support/factories';
import type { screens } from '@test/support/screens';

export const rows = {
  events: [event('e1')],
  players: [player('ann', { name: 'Ann Ash' }), player('bea', { name: 'Bea Birch' })],
  matches: [match('m1', { order: 4, arm: 'R' })],
};
export const editor = { uid: 'editor' };
export const ann = draftOf({ id: 'ann', name: 'Ann Ash' });
export const bea = draftOf({ id: 'bea', name: 'Bea Birch' });
export const row = (fields: Partial<CardRow>): CardRow => ({
  ...blankAfter([], 'row'),
  gender: 'M',
  ...fields,
});

/** What each row repeats on a card of these matches. */
export const repeatsOf = (all: readonly CardRow[], card: readonly Match[]) =>
  planCard(
    { rows: all, eventId: 'e1', drafts: {} },
    {
      playerOf: () => undefined,
      eventOf: () => event('e1'),
      between: (...pair) =>
        card.filter(({ player1, player2 }) => pair.includes(player1.id) && pair.includes(player2.id)),
      genderOf: () => undefined,
      doubtsOf: () => [],
    },
  ).map(({ repeats }) => repeats?.kind);

export const allMatchesCome = ({ store }: ReturnType<typeof screens>) =>
  act(async () => void store.dispatch(scopesSlice.actions.answered({ scope: 'matchesOfSport/armw' })));

export async function openEditor(world: ReturnType<typeof screens>, sport = 'armw') {
  await allMatchesCome(world);
  const view = world.show(<CardEditor sport={sport} eventId="e1" />);
  await waitFor(() => expect(screen.getByText('Enter at least one match.')).toBeTruthy());
  return view;
}
