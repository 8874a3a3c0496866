/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { BackendError } from '@/backend/errors';
import { userId } from '@/model/ids';
import type { KindTrust } from '@/model/trust/trust';
import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { TrustFacts } from '@/parts/trust/TrustFacts';
import { screens } from '@test/support/screens';

const ed = userId('ed');
const counted = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ record: `event/e${day}`, day, by: userId(`mod${day % 2}`) }));
const kind = (over: Partial<KindTrust>): KindTrust => ({
  counted: [],
  losses: 0,
  atOnce: 0,
  passed: 0,
  ...over,
});

function shown(on: boolean) {
  const world = screens({}, { uid: 'ed' });
  world.answerTrust({
    settings: { ...defaultTrustSettings, on, accountDays: 0 },
    earned: {
      moderators: 2,
      trust: {
        kinds: {
          videoLink: kind({ counted: counted(defaultTrustSettings.needed.videoLink) }),
          spelling: kind({ counted: counted(7) }),
          aliases: kind({ losses: 1, lostAt: Date.UTC(2024, 2, 1) }),
        },
      },
    },
  });
  world.show(<TrustFacts uid={ed} own />);
  return world;
}

test('each kind says how far it is', async () => {
  shown(true);
  await screen.findByText('Video links');
  const { spelling, aliases } = defaultTrustSettings.needed;
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Applied at once',
    `7 of ${spelling} accepted`,
    expect.stringMatching(`^0 of ${2 * aliases} accepted since .*2024, when one was reverted$`),
  ]);
});

test('nothing is said where trust is switched off', async () => {
  const world = shown(false);
  await world.extra.backend.ask({ kind: 'trustSettings' });
  expect(screen.queryByText('Video links')).toBeNull();
});

test('without an answer it says so, and asks again when the network returns', async () => {
  const world = screens({}, { uid: 'ed' });
  const away = () => Promise.reject(new BackendError('unavailable', 'away'));
  Object.assign(world.world.answers, { trustOf: away, trustSettings: away });
  world.show(<TrustFacts uid={ed} own />);
  await screen.findByText('You are offline, so this cannot be shown.');
  const earned = { trust: { kinds: {} }, moderators: 2 };
  world.answerTrust({ settings: { ...defaultTrustSettings, on: true }, earned });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('You are offline, so this cannot be shown.')).toBeNull());
  await screen.findByText('Nothing counted yet. It starts with the first accepted edit.');
});
