import { asWritten } from '@/model/card/asWritten';
import { isOddName } from '@/model/card/oddName';
import { cellText } from '@/model/importing/cells';
import { readFlat } from '@test/support/readCardLines';

const twice = (text: string, encoding: string) =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

test.each([
  ['windows-1252', 'Noé Peñal'],
  ['windows-1252', 'María Íñigo'],
  ['windows-1252', 'Àngel Ávila'],
  ['windows-1252', 'Łukasz Żak'],
  ['windows-1252', 'Иван Пётр'],
  ['windows-1252', 'ヤマダ'],
  ['windows-1252', 'Đorđe'],
  ['windows-1252', 'MUÑOZ LÓPEZ Àngel'],
  ['windows-1251', 'Иван Пётр'],
  ['windows-1251', 'Рустам Агаев'],
  ['windows-1251', 'Сергій Їжак'],
  ['macintosh', 'Łukasz Núñez'],
  ['macintosh', 'Иван Пётр'],
])('in %s a second time, %s is read before invisible letters are dropped', (encoding, name) => {
  expect(cellText(twice(name, encoding))).toBe(name);
  expect(readFlat(`${twice(name, encoding)} vs Tom Reed`, undefined)).toMatchObject([
    { match: { player1: name } },
  ]);
});

test('letters that Latin-1 keeps as controls are halves of letters too', () => {
  expect(asWritten('\u00c3\u0081lvaro \u00c3\u0089mile \u00e2\u0080\u0093')).toBe('Álvaro Émile –');
});

test.each([
  ['O&#39;Neil', "O'Neil"],
  ['O&#x27;Neil &amp; Reed', "O'Neil & Reed"],
  ['J&ouml;rg M&Uuml;LLER-Stra&szlig;e', 'Jörg MÜLLER-Straße'],
  ['S&oslash;ren &Oslash;st', 'Søren Øst'],
  ['Tom & Jerry; R&B; &#xFFFFFFF; &foo;', 'Tom & Jerry; R&B; &#xFFFFFFF; &foo;'],
])('%s is written %s', (said, text) => {
  expect(cellText(said)).toBe(text);
});

test('an entity in a line divides no cells', () => {
  expect(readFlat('Pat O&#39;Neil - Ed D&#8217;Arcy 3-1', undefined)).toMatchObject([
    { match: { player1: "Pat O'Neil", player2: 'Ed D’Arcy', score1: 3, score2: 1 } },
  ]);
});

test.each([
  'SÃO JORGE Rui',
  'Noé Peñal',
  'Ângela Ñandú',
  'ÅSA Åberg',
  'Þór Ægisson',
  'Сі Лі',
  'Ann Ash',
  'Min Ho KIM',
  'Thi Minh LE',
  'Zhang XI',
  'Karl v. Berg',
  'Ó hÓgáin Seán',
  'O´Neil Ann',
  'GROßMÜLLER Ann',
  'Petrov-Ärm Đỗ',
  'رضا\u200c محمد',
])('%s is a name, written once', (name) => {
  expect(asWritten(name)).toBe(name);
  expect(isOddName(name)).toBe(false);
});

test.each([
  'ANDRÉ\u00a0ROY',
  'René\u00a0– Bea',
  '« René\u00a0»',
  'SEPPÄLÄ\u00a0Matti',
  'ANDRÉ’S',
  'Zoë “Zee”',
  'Ann Ash–Émile Roy',
  '‚Äpfel‘',
])('%s keeps its letters beside a blank or a quote', (text) => {
  expect(asWritten(text)).toBe(text);
});

test.each([
  'MarÃa Gil',
  'Jos? Gil',
  'M\ufffdller',
  'Bea Birch 3·1',
  'R2 Ann Ash',
  'Ann_Ash',
  '&foo; Ash',
  'Ann ~ Ash',
  'somebody',
  'Frei',
  'Jan Jansen NED',
  'NED Jan Jansen',
  'Ann Ash II',
  'Ann Ash XII',
  'Ann Ash WBX Weltmeisterschaft',
  'No title: Ann Ash',
  'Ann vs. Bea',
  'кто-то',
  'JosĂ© Gil',
  'GĂĄbor Gil',
  'JosГ© Gil',
  'Gﾃ｡bor Gil',
  'рЕФТПЧ Ян',
  'Å ime Gil',
  'Jos´e Gil',
  '\u0410nn Ash',
  'Ann Ash III-I',
  'Ann Ash %',
])('nobody takes %s for a name without asking', (name) => {
  expect(isOddName(name)).toBe(true);
});
