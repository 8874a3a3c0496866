import { parseSite, readSiteSettings } from '@/model/parsing/parseSite';

const whole = {
  name: 'Legwiki',
  operator: { name: 'Ann', address: ['Main Street 1', '12345 Town'], mail: 'post@wiki.example' },
  terms: {
    version: 2,
    licence: { id: 'CC-BY-4.0', name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    checked: true,
  },
  colours: { light: '#8b0000', dark: '#ffcc66' },
  texts: { about: { en: 'We *count*.\n\nAll of it.', ja: '数えます。' }, terms: { en: 'Play fair.' } },
};

test('a site that says nothing presumes nothing, and one may say all of it', () => {
  expect(parseSite({})).toEqual({ ok: true, value: {} });
  expect(parseSite(whole)).toEqual({ ok: true, value: whole });
});

test('without a licence there is an imprint and nothing to agree to', () => {
  expect(parseSite({ operator: { name: 'Ann' } })).toMatchObject({ ok: true });
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(41) }],
  ['name', { name: '<b>Wiki</b>' }],
  ['operator', { operator: { name: '' } }],
  ['address', { operator: { name: 'Ann', address: [] } }],
  ['mail', { operator: { name: 'Ann', mail: 'post' } }],
  ['noOperator', { operator: undefined }],
  ['licence', { terms: { version: 1, licence: { name: '' } } }],
  ['licenceUrl', { terms: { version: 1, licence: { name: 'Mine', url: 'javascript:1' } } }],
  ['version', { terms: { version: 1.5, licence: { name: 'Mine' } } }],
  ['version', { terms: { version: 1_000_001, licence: { name: 'Mine' } } }],
  ['colour', { colours: { light: 'red', dark: '#ffcc66' } }],
  ['contrastLight', { colours: { light: '#ffcc66', dark: '#ffcc66' } }],
  ['contrastDark', { colours: { light: '#8b0000', dark: '#8b0000' } }],
  ['text', { texts: { about: { ja: '数えます。' } } }],
  ['text', { texts: { terms: { en: 'x'.repeat(20_001) } } }],
  ['unknown', { slogan: 'Legs!' }],
])('settings are refused for their %s: %j', (problem, change) => {
  const { operator, ...rest } = { ...whole, ...change };
  const settings = operator === undefined ? rest : { ...rest, operator };
  expect(parseSite(settings)).toEqual({ ok: false, error: [problem] });
});

test('all that is wrong is told at once', () => {
  const read = parseSite({ ...whole, name: '', colours: { light: 'red', dark: '#8b0000' } });
  expect(read).toEqual({ ok: false, error: ['name', 'colour', 'contrastDark'] });
});

test('a stored document without its author and time is the settings; one that is missing or damaged is none', () => {
  expect(readSiteSettings({ ...whole, by: 'ada', at: 1 })).toEqual(whole);
  expect(readSiteSettings(undefined)).toEqual({});
  expect(readSiteSettings({ name: 7 })).toEqual({});
});
