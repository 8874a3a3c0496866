import fc from 'fast-check';
import { createMembers } from '../../anonymise/members';
import { fieldsWithout } from '../../anonymise/withoutMembers';

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
      // A name inside another word is part of that word.
      for (const name of names)
        expect(` ${text} `).not.toMatch(new RegExp(`[^\\p{L}\\p{N}]${name}[^\\p{L}\\p{N}]`, 'u'));
    }),
  );
});

test('an edit of a note alone is what somebody wrote, and that of a name is how a player is called', () => {
  const text = (stringValue: string) => ({ stringValue });
  const editOf = (field: string) => ({
    field: text(field),
    value: text('Seen by Edda Leaver'),
    base: text('Edda Leaver'),
    before: { arrayValue: { values: [text('Edda Leaver')] } },
    amended: { mapValue: { fields: { by: text(uids[0]!), proposed: text('Edda Leaver') } } },
  });
  for (const field of ['note', 'source']) {
    const said = JSON.stringify(fieldsWithout(editOf(field), members));
    expect(said).not.toContain('Edda');
    expect(said.match(/former member/g)).toHaveLength(4);
  }
  for (const field of ['name', ''])
    expect(JSON.stringify(fieldsWithout(editOf(field), members)).match(/Edda Leaver/g)).toHaveLength(4);
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
