/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { FirstSteps } from '@/features/home/FirstSteps';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

const dayMs = 86_400_000;

function show(uid: string | undefined, days: number) {
  const world = screens({}, uid === undefined ? undefined : { uid });
  const docs = [{ ...profile('ann'), since: Date.now() - days * dayMs }];
  world.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/ann', docs }));
  return world.show(<FirstSteps />);
}

test('somebody who joined in the last two weeks sees what to begin with, and nobody else', async () => {
  const { unmount } = show('ann', 3);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/gaps',
    '/sport/armw/event/new/card',
    '/player',
  ]);
  unmount();
  // From now on the code is there, so a list would be shown at once.
  for (const [uid, days] of [
    ['ann', 15],
    [undefined, 3],
  ] as const)
    expect(show(uid, days).container.textContent).toBe('');
});
