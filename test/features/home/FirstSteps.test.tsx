/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { FirstSteps } from '@/features/home/FirstSteps';
import { profilesSlice } from '@/wiki/entities/profilesSlice';
import { profile } from '@test/support/factories';
import { screens } from '@test/support/screens';

const dayMs = 86_400_000;

async function shownTo(uid: string | undefined, days: number): Promise<readonly (string | null)[]> {
  const world = screens({}, uid === undefined ? undefined : { uid });
  const docs = [{ ...profile('ann'), since: Date.now() - days * dayMs }];
  world.store.dispatch(profilesSlice.actions.reset({ scope: 'profile/ann', docs }));
  const { unmount } = world.show(<FirstSteps />);
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return links;
}

test('somebody who joined in the last two weeks sees what to begin with, and nobody else', async () => {
  expect(await shownTo('ann', 3)).toEqual(['/gaps', '/sport/armw/event/new/card', '/player']);
  expect(await shownTo('ann', 15)).toEqual([]);
  expect(await shownTo(undefined, 3)).toEqual([]);
});
