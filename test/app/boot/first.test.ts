/** @jest-environment jsdom */
import { keepLook } from '@/app/page/look';
import { printRevealed, revealedKey } from '@/wiki/spoilers/revealed';

const result = 'Levan Saginashvili (W) v Devon Larratt (L) 4-1 (R, 115kg+)';
const nothing = { matches: [], events: [], covered: [], ratings: false, asked: false };

/** A page as the server sends it, whose first script runs before its own title is read. */
async function open(address: string) {
  history.replaceState(null, '', address);
  document.head.innerHTML = '';
  delete document.documentElement.dataset['first'];
  Object.assign(globalThis, { CSS: { supports: () => true }, CompressionStream: class {} });
  jest.resetModules();
  await import('@/app/boot/first');
  const own = document.createElement('title');
  own.textContent = result;
  document.head.append(own);
  return { first: document.documentElement.dataset['first'], title: document.title };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a first visit shows the words and rows of a record, and its title, before the app', async () => {
  expect(await open('/match/m1')).toEqual({ first: undefined, title: result });
});

test('who hides results sees neither on opening a record', async () => {
  keepLook({ theme: 'system', language: 'system', role: 'visitor', hides: 'week' });
  expect(await open('/match/m1')).toEqual({ first: 'none', title: location.host });
});

test.each([
  ['hid those of one event', { ...nothing, covered: ['e1'] }],
  ['came by a link without results', { ...nothing, asked: true }],
])('a tab that %s shows none when a record is opened again', async (_, revealed) => {
  sessionStorage.setItem(revealedKey, printRevealed(revealed));
  expect(await open('/match/m1')).toEqual({ first: 'none', title: location.host });
  expect((await open('/')).first).toBe('words');
});

test('a tab that only showed a result keeps the words', async () => {
  sessionStorage.setItem(revealedKey, printRevealed({ ...nothing, matches: ['m1'] }));
  expect(await open('/match/m1')).toEqual({ first: undefined, title: result });
});
