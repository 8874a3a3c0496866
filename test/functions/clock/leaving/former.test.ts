import { Timestamp } from 'firebase-admin/firestore';
import { withoutLeaver } from '../../../../functions/src/clock/leaving/former';
import { email, name, uid } from './everyPlace';

const leaver = { uid, alias: 'former-x', names: ['Edda', name], email };
const without = (value: unknown) => withoutLeaver(value, leaver);

test('the uid is the alias wherever it stands: as a value, as a key, and in a link', () => {
  expect(without({ author: uid, by: { [uid]: { applied: 1 } }, uids: ['a', uid] })).toEqual({
    author: 'former-x',
    by: { 'former-x': { applied: 1 } },
    uids: ['a', 'former-x'],
  });
  expect(without(`See https://wiki.example/member/${uid}!`)).toBe(
    'See https://wiki.example/member/former-x!',
  );
});

test('a uid goes as a key also beside its alias, whose entry has the same value', () => {
  expect(without({ [uid]: 1, 'former-x': 1 })).toEqual({ 'former-x': 1 });
});

test('what does not name the account stays the same object, times included', () => {
  const value = {
    author: 'somebody',
    at: Timestamp.now(),
    thread: { 0: { text: 'Edda Leaver won' } },
    list: [1, null],
  };
  expect(without(value)).toBe(value);
});

test.each([
  [`Ask @${name}.`, 'Ask @former member.'],
  [`＠${name}さん`, '＠former memberさん'],
  ['@Edda, why?', '@former member, why?'],
  ['@Eddas list', '@Eddas list'],
  [`Write to EDDA@leaver.example`, 'Write to former member'],
  [`${name} won`, `${name} won`],
])('%j becomes %j: mentions and the address go, and a player of the same name stays', (text, wanted) => {
  expect(without(text)).toBe(wanted);
});

test('a name with signs of patterns is a name, and a uid as short as a word stays in texts', () => {
  const odd = { uid: 'ed', alias: 'former-x', names: ['A.B (C)'], email: undefined };
  expect(withoutLeaver('@A.B (C) and @AxB (C)', odd)).toBe('@former member and @AxB (C)');
  expect(withoutLeaver({ by: 'ed', text: 'edited' }, odd)).toEqual({ by: 'former-x', text: 'edited' });
});
