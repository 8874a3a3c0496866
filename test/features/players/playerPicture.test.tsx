/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
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
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = async (address) => {
    asked.push(typeof address === 'string' ? address : '');
    return { json: async () => ({ query: { pages } }) } as Response;
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
  expect(await screen.findByText(/gave none with an author and a licence/)).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('a player without one has none', () => {
  const { container } = show();
  expect(container.textContent).toBe('');
});
