import { factsOf, statedTermsOf } from '@/model/operating/siteFacts';

const operator = { name: 'Armwiki e.V.' };
const licence = { name: 'Our terms' };

test('elsewhere the contributors are named together, with where the data is from', () => {
  expect(statedTermsOf({ operator, terms: { version: 1, licence } }, 'https://wiki.example')).toEqual({
    licence,
    attribution: 'Contributors of Armwiki e.V., https://wiki.example',
  });
  expect(statedTermsOf({ operator }, 'https://wiki.example')).toBeUndefined();
});

test('every page has the facts, and of the documents only which of them the site words itself', () => {
  expect(factsOf({ name: 'Legwiki', operator })).toEqual({ name: 'Legwiki', operator });
  expect(factsOf({ operator, texts: { terms: { en: 'Play fair.' } } })).toEqual({
    operator,
    worded: ['terms'],
  });
});
