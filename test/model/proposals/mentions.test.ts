import { mentionedIn } from '@/model/proposals/mentions';

const people = (...names: readonly string[]) => names.map((name) => ({ uid: name.toLowerCase(), name }));
const talk = people('Ann', 'Ann Lee', '田中', 'Zoë');
const others = [...people('रव', 'นด'), ...people('Bo'), { uid: 'other', name: 'Ann' }];

test.each<[string, readonly string[]]>([
  ['Thanks @Ann, that is it', ['ann']],
  ['@Ann Lee knows', ['ann lee']],
  ['@Anna is somebody else', []],
  ['ann@Ann.example', ['ann']],
  ['@ann is written otherwise', []],
  ['@田中さん、ありがとう', ['田中']],
  ['＠田中 どうですか', ['田中']],
  ['@田中一郎', []],
  ['@Zoe\u0308!', ['zoë']],
  ['@Bo and @Ann', ['bo', 'ann']],
  ['nobody at all, or @', []],
  ['@रव, शुक्रिया', ['रव']],
  ['@रवि शुक्रिया', []],
  ['@นด๊', []],
])('%s', (text, uids) => {
  expect([...mentionedIn(text, [talk, others])]).toEqual(uids);
});

test('a name that two of the same circle have is nobody’s', () => {
  const twins = [
    { uid: 'one', name: 'Kim' },
    { uid: 'two', name: 'Kim' },
  ];
  expect([...mentionedIn('@Kim', [twins, people('Bo')])]).toEqual([]);
  expect([...mentionedIn('@Kim', [people('Kim'), twins])]).toEqual(['kim']);
});
