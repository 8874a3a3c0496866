/** @jest-environment jsdom */
import { askCommons } from '@/parts/records/commonsPicture';

const metadata = {
  Artist: { value: '<a href="//example.org" onclick="alert(1)">Ann <b>Ash</b></a>' },
  LicenseShortName: { value: 'CC BY-SA 4.0' },
  LicenseUrl: { value: 'https://creativecommons.org/licenses/by-sa/4.0' },
};
const file = {
  thumburl: 'https://upload.wikimedia.org/thumb/a.jpg',
  thumbwidth: 640,
  thumbheight: 480,
  descriptionurl: 'https://commons.wikimedia.org/wiki/File:A.jpg',
};
const asked: string[] = [];
const answering =
  (info: object): typeof fetch =>
  async (address) => {
    asked.push(address as string);
    return {
      ok: true,
      json: async () => ({ query: { pages: [{ pageid: 42, imageinfo: [info] }] } }),
    } as Response;
  };

test('a picture comes with its page, its author as plain text, and its licence', async () => {
  expect(await askCommons('M42', answering({ ...file, extmetadata: metadata }))).toEqual({
    src: file.thumburl,
    width: 640,
    height: 480,
    page: file.descriptionurl,
    author: 'Ann Ash',
    licence: 'CC BY-SA 4.0',
    licenceUrl: metadata.LicenseUrl.value,
  });
  const { origin, searchParams } = new URL(asked[0]!);
  expect([origin, searchParams.get('pageids')]).toEqual(['https://commons.wikimedia.org', '42']);
});

test('an address that is no web address is left out', async () => {
  const extmetadata = { ...metadata, LicenseUrl: { value: 'javascript:alert(1)' } };
  expect(await askCommons('M42', answering({ ...file, extmetadata }))).not.toHaveProperty('licenceUrl');
});

test.each([
  ['no author', { ...file, extmetadata: { ...metadata, Artist: undefined } }],
  [
    'an author without a word',
    { ...file, extmetadata: { ...metadata, Artist: { value: '<img src=x> <i></i>' } } },
  ],
  ['no licence', { ...file, extmetadata: { ...metadata, LicenseShortName: { value: '' } } }],
  ['a picture elsewhere', { ...file, thumburl: 'https://example.org/a.jpg', extmetadata: metadata }],
  ['no picture', { missing: true }],
])('%s: there is nothing to show', async (_, info) => {
  expect(await askCommons('M42', answering(info))).toBeUndefined();
});

test('what Commons hides beside an author is not shown', async () => {
  const Artist = { value: 'Unknown author<span style="display: none;">Unknown author</span>' };
  const info = { ...file, extmetadata: { ...metadata, Artist } };
  expect(await askCommons('M42', answering(info))).toMatchObject({ author: 'Unknown author' });
});

test('an error in the place of an answer is no answer', async () => {
  const failed = { ok: true, json: async () => ({ error: { code: 'maxlag' } }) } as Response;
  await expect(askCommons('M42', async () => failed)).rejects.toThrow('maxlag');
});

test('a refusal of Commons is no answer', async () => {
  const busy = { ok: false, status: 429 } as Response;
  await expect(askCommons('M42', async () => busy)).rejects.toThrow('status 429');
});
