import fc from 'fast-check';
import { idPattern } from '@/model/ids';
import { anyUnicode } from '@test/support/property';
import { slugFrom } from '../../../functions/src/base/slugFrom';

test.each([
  ['Devon Larratt', 'devon-larratt'],
  ['East vs West 24', 'east-vs-west-24'],
  ['PAL Armfight #42 - Vendetta in Vegas', 'pal-armfight-42-vendetta-in-vegas'],
  ['St. Louis_Open', 'st-louis-open'],
  ["Seán O'Neil", 'sean-oneil'],
  ['Krzysztof Łukasiewicz-Żak', 'krzysztof-lukasiewicz-zak'],
  ['Əli Əliyev', 'eli-eliyev'],
  ['İbrahim Şahin', 'ibrahim-sahin'],
  ['Леван Сагинашвили', 'levan-saginashvili'],
  ['ლევან საგინაშვილი', 'levan-saginashvili'],
  ['홍길동', 'honggildong'],
  ['🤼 Team', 'team'],
])('%s is %s in an address', (name, slug) => expect(slugFrom(name)).toBe(slug));

test.each(['🤼', '!!!', '2024', ''])('%j gives no letters', (name) => expect(slugFrom(name)).toBeUndefined());

test('a long name ends with a whole word, a long word is cut', () => {
  expect(slugFrom('Championship '.repeat(9))).toBe('championship-championship-championship-championship');
  expect(slugFrom('a'.repeat(100))).toBe('a'.repeat(60));
});

test('any name gives plain words, which an address and an id can have, or nothing', () => {
  fc.assert(
    fc.property(anyUnicode(), (name) => {
      const slug = slugFrom(name);
      if (slug === undefined) return;
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slug).toMatch(idPattern);
    }),
  );
});
