import fc from 'fast-check';
import { withheldName } from '@/model/privacy/withholding';
import {
  maySayName,
  personOf,
  saysNameInId,
  textWithout,
} from '../../../../functions/src/write/withholding/person';
import { withMovedIds, withoutPerson } from '../../../../functions/src/write/withholding/withoutPerson';

const person = personOf({
  players: ['p1', 'ann-lee'],
  names: ['Ann Lee', 'Zoë Müller-Łuk', 'Çağrı Osmanlı', 'Soeren Strass', '山田 太郎'],
  calledNames: ['Max'],
  moved: { 'ann-lee': 'x1' },
});
const text = (said: string) => textWithout(said, person.anywhere);

test.each([
  ['Ann Lee won', `${withheldName} won`],
  ['ANN LEE, ann  lee', `${withheldName}, ${withheldName}`],
  ['Lee, Ann', withheldName],
  ['by @ann_lee', `by @${withheldName}`],
  ['Zoe Muller Łuk', withheldName],
  ['Zoe\u0308 Mu\u0308ller-Łuk', withheldName],
  ['thezoemullerłuk', `the${withheldName}`],
  ['ZOE MULLER LUK', withheldName],
  ['Cagri Osmanli, ÇAĞRI OSMANLI', `${withheldName}, ${withheldName}`],
  ['Sœren Straß, SOEREN STRAẞ', `${withheldName}, ${withheldName}`],
  ['Ann\u200D L\u200Cee, A\u00ADnn\u2060Lee', `${withheldName}, ${withheldName}`],
  ['\u0410nn L\u0435\u0435, \u0391nn Lee', `${withheldName}, ${withheldName}`],
  ['S\u043Eeren \u0405trass', withheldName],
  ['Ann \u200B \u200DLee', withheldName],
  ['山田太郎さん', `${withheldName}さん`],
  ['太郎　山田', withheldName],
])('a name is found however it is written: %s', (said, expected) => expect(text(said)).toBe(expected));

test.each(['Joanne Leeds', 'Ann, Bea and Lee', 'Maxim', 'annlees', ''])('%j is somebody else', (said) => {
  expect(text(said)).toBe(said);
});

test.each([
  ['ハタ ソラ', 'ハダ ソラ'],
  ['ソラ ハタ', 'ソラ ハダ'],
  ['मीन राव', 'मीन रावी'],
  ['นิด', 'นิดี'],
])('the name %s is not a part of %s', (name, said) => {
  const { anywhere } = personOf({ players: [], names: [name], calledNames: [], moved: {} });
  expect(textWithout(said, anywhere)).toBe(said);
  expect(textWithout(name, anywhere)).toBe(withheldName);
});

test('an address with the name goes whole, in whatever way it is encoded', () => {
  expect(text('https://x.example/ann-lee.html')).toBeUndefined();
  expect(text(`https://x.example/${encodeURIComponent('Zoë Müller-Łuk')}`)).toBeUndefined();
  expect(text('https://x.example/%E0%A4%A')).toBe('https://x.example/%E0%A4%A');
  expect(
    withoutPerson(['https://x.example/a', 'https://x.example/ann-lee'], person, person.anywhere),
  ).toEqual(['https://x.example/a']);
  expect(
    withoutPerson(
      { value: 'https://x.example/ann-lee', link: 'https://x.example/annlee' },
      person,
      person.anywhere,
    ),
  ).toEqual({ value: null });
});

test('a reply, a report and a mail that are nothing but such an address can still be read', () => {
  const address = 'https://x.example/ann-lee';
  const reply = { id: 'r', by: 'u', at: 1, text: address };
  expect(withoutPerson({ thread: { 0: reply }, note: address }, person, person.anywhere)).toEqual({
    thread: { 0: { ...reply, text: withheldName } },
  });
  const request = { docId: 'p2', text: address, contact: address, source: address };
  expect(withoutPerson(request, person, person.anywhere)).toEqual({
    ...{ docId: 'p2', text: withheldName, contact: withheldName },
  });
});

test('a name in Cyrillic is found in Latin letters that look like it', () => {
  const { anywhere } = personOf({ players: [], names: ['Роман Сосо'], calledNames: [], moved: {} });
  expect(textWithout('P\u043Em\u0430\u043D Coco', anywhere)).toBe(withheldName);
  expect(textWithout('Roman Coco', anywhere)).toBe('Roman Coco');
});

test.each([
  ['AnnLee00000000000000', true],
  ['x1LeeAnn000000000000', true],
  ['0000SoerenStrass0000', true],
  // Not the form of clients' ids.
  ['AnnLee00000000000000x', false],
  ['Mb4kT9wQx2LrV7cYn5Hd', false],
  // So few letters may be a coincidence.
  ['00000Max000000000000', false],
])('whether the id %j says the name: %j', (id, says) => {
  expect(saysNameInId(id, person.inIds)).toBe(says);
});

test('a single word is looked for beside an id of the person alone', () => {
  expect(text('Max won')).toBe('Max won');
  expect(textWithout('Max won', person.nearby)).toBe(`${withheldName} won`);
});

test('beside the id every name goes, and somebody of the same name keeps theirs', () => {
  const match = {
    player1: { id: 'p1', name: 'Whoever', score: 3 },
    player2: { id: 'p2', name: 'Ann Lee', score: 1 },
  };
  expect(withoutPerson(match, person, person.anywhere)).toEqual({
    player1: { id: 'p1', name: withheldName, score: 3 },
    player2: match.player2,
  });
  const target = { collection: 'event', id: 'e', name: 'Ann Lee v Bea' };
  expect(withoutPerson(target, person, person.anywhere)).toEqual({
    ...target,
    name: `${withheldName} v Bea`,
  });
});

test('codes that are spelled like the name stay, in records and in proposals of such a field', () => {
  const short = personOf({ players: ['p1'], names: ['R', 'New', 'JP', 'Held'], calledNames: [], moved: {} });
  const without = (value: unknown) => withoutPerson(value, short, short.nearby);
  const match = { player1: { id: 'p1', name: withheldName }, arm: 'R', choices: { grip: 'R' } };
  const event = { country: 'JP', status: 'held', record: 'event/new', formerNames: [{ until: 'R' }] };
  const proposal = {
    ...{ collection: 'match', field: 'arm', status: 'new', value: 'R', base: 'L', before: 'R' },
    amended: { proposed: 'R', by: 'jp' },
  };
  for (const value of [match, event, proposal, { ...proposal, field: 'event.country', value: 'JP' }])
    expect(without(value)).toBe(value);
  expect(without({ ...proposal, field: 'round', value: 'R', note: 'R won' })).toEqual({
    ...proposal,
    ...{ field: 'round', value: withheldName, before: withheldName, note: `${withheldName} won` },
    amended: { proposed: withheldName, by: 'jp' },
  });
});

test('an id may say a name unless it is made by chance, and then where it happens to', () => {
  const ids = ['ann-lee', 'zoe-muller-uk', 'p1', 'aB3dE6gH9jK2mN5pQ8sT', 'aB3dE6gHMaxEeN5pQ8sT'];
  expect(ids.map((id) => maySayName(id, person))).toEqual([true, true, true, false, false]);
  expect(maySayName('aB3dE6gHosmanlicagri', person)).toBe(true);
});

test('an id that is a word or a number is replaced where an id stands, and the word stays', () => {
  const moved = new Map([
    ['max', 'x2'],
    ['80', 'x3'],
  ]);
  const value = {
    id: 'max',
    follows: '{"player max":1}',
    note: 'max 80 kg, see /player/max?a and ?with=80',
  };
  expect(withMovedIds(value, moved)).toEqual({
    ...{ id: 'x2', follows: '{"player x2":1}', note: 'max 80 kg, see /player/x2?a and ?with=x3' },
  });
});

test('an id that was made of the name is another one everywhere, and no part of a longer one', () => {
  const value = {
    id: 'ann-lee',
    record: 'player/ann-lee',
    other: 'joann-lee ann-lees',
    text: '/player/ann-lee?x',
  };
  expect(withMovedIds(value, person.moved)).toEqual({
    ...{ id: 'x1', record: 'player/x1', other: 'joann-lee ann-lees', text: '/player/x1?x' },
  });
});

test('what does not name the person stays the same object, and what is done is done', () => {
  const json = fc.jsonValue({ stringUnit: 'binary' });
  fc.assert(
    fc.property(json, (value) => {
      const once = withMovedIds(withoutPerson(value, person, person.nearby), person.moved);
      expect(withMovedIds(withoutPerson(once, person, person.nearby), person.moved)).toBe(once);
      if (!/ann|zo|山田|太郎|max|p1/i.test(JSON.stringify(value).normalize('NFD'))) expect(once).toBe(value);
    }),
  );
});
