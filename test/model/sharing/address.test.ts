import { canonicalPath, readAddress } from '@/model/sharing/address';

test.each([
  ['/player/a%2Db', 'player', { id: 'a-b' }],
  ['/sport/armw/event/e1/', 'event', { id: 'armw', eventId: 'e1' }],
  ['/match/m1', 'match', { id: 'm1' }],
  ['/match/m1/history', 'matchHistory', { id: 'm1' }],
  ['/sport/armw/event/new/card', 'newCard', { id: 'armw' }],
])('%s is read as the page %s', (pathname, name, params) => {
  expect(readAddress(pathname)).toEqual({ name, params });
});

test.each([
  '/nowhere',
  '/player/%E0%A4%A',
  '/match/m1/x',
  // Invalid ids: Firestore's SDK would throw, or read another document.
  '/player/a%2Fb',
  '/match/__x__',
  '/player/a/versus/__proto__',
  '/member/..%2Fban%2Fx',
  `/delta/${'x'.repeat(129)}`,
])('%s is no page', (pathname) => {
  expect(readAddress(pathname)).toBeUndefined();
});

test.each([
  ['/sport/armw/event/e1/matches', '/sport/armw/event/e1'],
  ['/sport/armw/event/e1/video', '/sport/armw/event/e1/video'],
  ['/sport/armw/events/', '/sport/armw'],
  ['/player/b/versus/a', '/player/a/versus/b'],
  ['/', '/'],
])('%s is at home at %s', (pathname, home) => {
  const address = readAddress(pathname);
  expect(address && canonicalPath(address)).toBe(home);
});
