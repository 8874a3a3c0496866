import fc from 'fast-check';
import { createMembers } from '../../../../scripts/operating/anonymise/members';
import { fieldsWithout } from '../../../../scripts/operating/anonymise/withoutMembers';

const uids = ['Qw3rTy7uIoPaSdFgHjKlZxCvBn12', 'an-imported-account-of-before', 'short'];
const names = ['Edda Leaver', 'Edda', 'Łukasz', '綾瀬', '★ Star'];
const members = createMembers();
for (const [at, localId] of uids.entries()) members.meet({ localId, displayName: names[at] });
for (const displayName of names) members.meet({ localId: uids[0]!, displayName });

const noteOf = (text: string) =>
  fieldsWithout({ note: { stringValue: text } }, members)['note']?.['stringValue'];

test('whatever people write, no id, no address and no name of an account is left of it', () => {
  const signs = fc.constantFrom(' ', ', ', '@', '/', '%2F', '(', '"', '。', '\n', '-', '');
  const named = fc.constantFrom(...uids.slice(0, 2), ...names, 'mo.o+x@mail.example.com');
  const said = fc.array(
    fc.tuple(signs, fc.oneof(named, fc.constantFrom('won', 'in 2020')), fc.constantFrom(' ', '. ')),
  );
  fc.assert(
    fc.property(said, (parts) => {
      const text = String(noteOf(parts.flat().join('')));
      for (const uid of uids.slice(0, 2)) expect(text).not.toContain(uid);
      expect(text).not.toContain('@mail');
      // A name that is a part of another word is that word.
      for (const name of names)
        expect(` ${text} `).not.toMatch(new RegExp(`[^\\p{L}\\p{N}]${name}[^\\p{L}\\p{N}]`, 'u'));
    }),
  );
});

test('text without accounts stays as it is, and an id as short as a word counts where an account is named alone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('Ann', 'won', '7:2', 'https://a.example/@ann', 'short', '…')),
      (words) => {
        expect(noteOf(words.join(' '))).toBe(words.join(' '));
      },
    ),
  );
  const { author, city } = fieldsWithout(
    { author: { mapValue: { fields: { id: { stringValue: 'short' } } } }, city: { stringValue: 'short' } },
    members,
  );
  expect(JSON.stringify(author)).toMatch(/"member-[0-9a-f]{20}"/);
  expect(city).toEqual({ stringValue: 'short' });
});
