import { act, screen, waitFor } from '@testing-library/react';
import { CardEditor } from '@/features/events/card/CardEditor';
import { blankAfter, type CardRow } from '@/features/events/card/cardForm';
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

export const allMatchesCome = ({ store }: ReturnType<typeof screens>) =>
  act(async () => void store.dispatch(scopesSlice.actions.answered({ scope: 'matchesOfSport/armw' })));

export async function openEditor(world: ReturnType<typeof screens>, sport = 'armw') {
  await allMatchesCome(world);
  const view = world.show(<CardEditor sport={sport} eventId="e1" />);
  await waitFor(() => expect(screen.getByText('Enter at least one match.')).toBeTruthy());
  return view;
}
