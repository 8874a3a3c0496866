import { decodeText } from '@/features/import/read/decodeText';
import type { Encoding } from '@/features/import/read/guessEncoding';

const cyrillic = 'Спортсмен 1;Спортсмен 2;Счёт\nЁжиков Артём;Щукин Фёдор;3:1';

test.each([
  ['utf-16le', Buffer.from(cyrillic, 'utf16le')],
  ['utf-16be', Buffer.from(cyrillic, 'utf16le').swap16()],
])('%s without a mark is read though only its signs of ASCII have a zero', (encoding, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text: cyrillic, encoding, sure: true });
});

/** Bytes of an encoding that keeps ASCII. */
function inBytes(encoding: Encoding, text: string): Uint8Array {
  const upper = Array.from({ length: 128 }, (_, at) => at + 128);
  const byLetter = new Map(upper.map((byte) => [decodeText(new Uint8Array([byte]), encoding).text, byte]));
  return new Uint8Array([...text].map((letter) => byLetter.get(letter) ?? letter.charCodeAt(0)));
}

test.each([
  ['ibm852', 'Zawodnik 1;Zawodnik 2\nŹdzisław Ćwięk;Jędrzej Łoś'],
  ['ibm852', 'Hráč;Soupeř\nJiří Dvořák;Ondřej Šťastný'],
  ['x-mac-ce', 'Zawodnik 1;Zawodnik 2\nŹdzisław Ćwięk;Jędrzej Łoś'],
  ['iso-8859-7', 'Αθλητής 1;Αθλητής 2\nΆγγελος Ξένος;Όθων Ίσαρης'],
  ['iso-8859-6', 'لاعب;محمد علي;أحمد حسن'],
  ['iso-8859-15', 'Joueur 1;Joueur 2\nNoëlle Bœuf;Zoé Cœurdacier'],
] as const)('a text in %s is read as it was written: %j', (encoding, text) => {
  expect(decodeText(inBytes(encoding, text))).toEqual({ text, encoding, sure: false });
});

test.each([
  ['ibm852', [141, 100, 122, 105, 115, 136, 97, 119, 32, 157, 111, 152]],
  ['x-mac-ce', [143, 100, 122, 105, 115, 184, 97, 119, 32, 252, 111, 230]],
] as const)('%s has the letters of its table', (encoding, bytes) => {
  expect(decodeText(new Uint8Array(bytes), encoding).text).toBe('Ździsław Łoś');
});

test('the columns that a text names decide its encoding where rare letters would not', () => {
  const bytes = [
    ...[209, 161, 202, 214, 49, 44, 177, 200, 183, 214, 10],
    ...[197, 183, 209, 244, 183, 230, 44, 51, 45, 49, 10, 214, 238, 184, 240, 193, 193, 44, 50, 45, 51],
  ];
  expect(decodeText(new Uint8Array(bytes))).toMatchObject({
    text: '选手1,比分\n欧阳锋,3-1\n诸葛亮,2-3',
    encoding: 'gb18030',
  });
});
