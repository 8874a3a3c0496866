import { siteFactsOf, statedTermsOf } from '@/model/operating/siteFacts';

const whole = {
  ARMWIKI_LICENCE: 'CC-BY-SA-4.0',
  ARMWIKI_OPERATOR: 'Armwiki e.V.',
  ARMWIKI_OPERATOR_ADDRESS: 'Main Street 1\\n12345 Town',
  ARMWIKI_OPERATOR_MAIL: 'post@wiki.example',
  ARMWIKI_TERMS_VERSION: '2',
  ARMWIKI_TERMS_CHECKED: 'on',
};

test('a site that says nothing presumes nothing', () => {
  expect(siteFactsOf({})).toEqual({ ok: true, value: {} });
  expect(siteFactsOf({ ARMWIKI_LICENCE: '', ARMWIKI_OPERATOR: '' })).toEqual({ ok: true, value: {} });
});

test('a site says who runs it and what contributors agree to', () => {
  expect(siteFactsOf(whole)).toEqual({
    ok: true,
    value: {
      operator: {
        name: 'Armwiki e.V.',
        address: ['Main Street 1', '12345 Town'],
        mail: 'post@wiki.example',
      },
      terms: {
        version: 2,
        licence: {
          id: 'CC-BY-SA-4.0',
          name: 'CC BY-SA 4.0',
          url: 'https://creativecommons.org/licenses/by-sa/4.0/',
        },
        checked: true,
      },
    },
  });
});

test('without a licence there is an imprint and nothing to agree to', () => {
  expect(siteFactsOf({ ARMWIKI_OPERATOR: 'Ann' })).toEqual({
    ok: true,
    value: { operator: { name: 'Ann' } },
  });
});

test('a licence of no list has a name, and an address where it is given', () => {
  const own = { ARMWIKI_OPERATOR: 'Ann', ARMWIKI_LICENCE_NAME: 'Our terms' };
  expect(siteFactsOf(own)).toMatchObject({
    value: { terms: { version: 1, licence: { name: 'Our terms' } } },
  });
  const elsewhere = { ...own, ARMWIKI_LICENCE_URL: 'https://wiki.example/licence' };
  expect(siteFactsOf(elsewhere)).toMatchObject({
    value: { terms: { licence: { name: 'Our terms', url: 'https://wiki.example/licence' } } },
  });
});

test.each([
  ['a licence without somebody to agree with', { ARMWIKI_OPERATOR: '' }, /expected ARMWIKI_OPERATOR too/],
  ['a licence nobody knows', { ARMWIKI_LICENCE: 'MINE' }, /expected one of CC0-1\.0.*found MINE/],
  ['a licence at no address', { ARMWIKI_LICENCE_URL: 'javascript:1' }, /expected a web address/],
  ['a version that is none', { ARMWIKI_TERMS_VERSION: '1.5' }, /whole number from 1, found 1\.5/],
  ['a mail address that is none', { ARMWIKI_OPERATOR_MAIL: 'post' }, /expected an e-mail address/],
  [
    'an address of nobody',
    { ARMWIKI_LICENCE: '', ARMWIKI_OPERATOR: '' },
    /An address of the operator is set/,
  ],
])('%s is refused with what was expected', (_, change, message) => {
  const facts = siteFactsOf({ ...whole, ...change });
  expect(facts).toMatchObject({ ok: false, error: expect.stringMatching(message) as string });
});

test('elsewhere the contributors are named together, with where the data is from', () => {
  const operator = { name: 'Armwiki e.V.' };
  const licence = { name: 'Our terms' };
  expect(statedTermsOf({ operator, terms: { version: 1, licence } }, 'https://wiki.example')).toEqual({
    licence,
    attribution: 'Contributors of Armwiki e.V., https://wiki.example',
  });
  expect(statedTermsOf({ operator }, 'https://wiki.example')).toBeUndefined();
});
