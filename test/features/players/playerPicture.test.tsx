/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { PlayerPicture } from '@/features/players/PlayerPicture';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const imageinfo = {
  thumburl: 'https://upload.wikimedia.org/thumb/ann.jpg',
  thumbwidth: 640,
  thumbheight: 480,
  descriptionurl: 'https://commons.wikimedia.org/wiki/File:Ann.jpg',
  extmetadata: { Artist: { value: 'Cid' }, LicenseShortName: { value: 'CC BY 4.0' } },
};
let pages: readonly object[] = [];
let ok = true;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  ok = true;
  globalThis.fetch = async (address) => {
    asked.push(address as string);
    return { ok, json: async () => ({ query: { pages } }) } as Response;
  };
});

const show = (picture?: string) =>
  screens({ players: [player('ann', picture === undefined ? {} : { picture })] }).show(
    <PlayerPicture id="ann" name="Ann" />,
  );
const ask = () => act(async () => (await screen.findByRole('button', { name: 'Show picture' })).click());

test('a picture is asked for once a reader wants it, and has its author, licence and page beside it', async () => {
  pages = [{ imageinfo: [imageinfo] }];
  show('M42');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Wikimedia Commons' }).getAttribute('href')).toBe(
    'https://commons.wikimedia.org/entity/M42',
  );
  expect(asked).toEqual([]);
  await ask();
  const picture = await screen.findByRole('img', { name: 'Picture of Ann' });
  expect(picture.getAttribute('src')).toBe(imageinfo.thumburl);
  expect(document.querySelector('figcaption')?.textContent).toBe('Cid · CC BY 4.0 · Wikimedia Commons');
  expect(screen.getByRole('link', { name: 'Wikimedia Commons' }).getAttribute('href')).toBe(
    imageinfo.descriptionurl,
  );
  expect(asked).toHaveLength(1);
});

test('one without a licence is not shown, and the reader is told', async () => {
  pages = [{ imageinfo: [{ ...imageinfo, extmetadata: { Artist: { value: 'Cid' } } }] }];
  show('M42');
  await ask();
  expect(await screen.findByText(/names no author or licence/)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('where Commons does not answer, or its picture does not load, the reader is told and can ask again', async () => {
  ok = false;
  pages = [{ imageinfo: [imageinfo] }];
  show('M42');
  await ask();
  expect(await screen.findByText(/did not send the picture/)).toBeTruthy();
  ok = true;
  await ask();
  fireEvent.error(await screen.findByRole('img', { name: 'Picture of Ann' }));
  expect(await screen.findByText(/did not send the picture/)).toBeTruthy();
});

test('offline the reader is told why there is no picture, until the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show('M42');
  expect(screen.getByText(/You are offline/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show picture' })).toBeNull();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: 'Show picture' })).toBeTruthy();
  expect(screen.queryByText(/You are offline/)).toBeNull();
});

test('a player without one has none', () => {
  const { container } = show();
  expect(container.textContent).toBe('');
});
