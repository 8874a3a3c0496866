/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { SubscribeMenu } from '@/parts/sharing/SubscribeMenu';
import { ShareMenu } from '@/parts/sharing/ShareMenu';
import { screens } from '@test/support/screens';

let copied: string[] = [];

beforeEach(() => {
  copied = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
});

async function choose(button: string, item: string) {
  await act(async () => screen.getByRole('button', { name: button }).click());
  await act(async () => (await screen.findByRole('menuitem', { name: item })).click());
}

test('addresses of feeds and of the calendar are copied whole', async () => {
  screens({}).show(<SubscribeMenu subject={{ kind: 'player', id: 'ann' }} />);
  await choose('Subscribe', 'Feeds');
  expect(copied).toEqual([]);
  await act(async () => (await screen.findByRole('menuitem', { name: 'Copy feed address (Atom)' })).click());
  await choose('Subscribe', 'Copy calendar address');
  expect(copied).toEqual([
    `${location.origin}/feed/player/ann.atom`,
    `${location.origin}/feed/player/ann.ics`,
  ]);
});

test('the code to embed is a frame whose title is a text, whatever the name holds', async () => {
  screens({}).show(
    <ShareMenu
      title={'"><b>Cup'}
      to="/"
      embed={{ kind: 'rankings', sport: 'armw', gender: 'W', code: 'L' }}
    />,
  );
  await choose('Share', 'Copy embed code');
  const [code = ''] = copied;
  const frame = new DOMParser().parseFromString(code, 'text/html').body.firstElementChild;
  expect(frame?.tagName).toBe('IFRAME');
  expect(frame?.getAttribute('src')).toBe(`${location.origin}/embed/rankings/armw?gender=W&arm=L`);
  expect(frame?.getAttribute('title')).toBe('"><b>Cup');
  expect(new DOMParser().parseFromString(code, 'text/html').body.children).toHaveLength(1);
});
