import { readSentence } from '@/wiki/search/recordSearch';

test.each([
  ['levan saginashvili beat devon larratt', 'levan saginashvili', 'devon larratt'],
  ['Levan Beat Devon', 'levan', 'devon'],
  ['levan vs devon', 'levan', 'devon'],
  ['levan def. devon', 'levan', 'devon'],
  ['levan against devon', 'levan', 'devon'],
  ['levan and devon', 'levan', 'devon'],
  ['levan - devon', 'levan', 'devon'],
  ['devon lost to levan', 'devon', 'levan'],
  ['devon was beaten by levan', 'devon', 'levan'],
  ['who won levan vs devon', 'levan', 'devon'],
  ['who won between levan and devon?', 'levan', 'devon'],
  ['did levan beat devon', 'levan', 'devon'],
  ['levan v devon result', 'levan', 'devon'],
  ['Левана победил Девон', 'левана', 'девон'],
  ['レヴァンがデヴォンに勝った', 'レヴァン', 'デヴォン'],
  ['レヴァンはデヴォンに負けた', 'レヴァン', 'デヴォン'],
  [
    'レヴァン・サギナシュヴィリ対デヴォン・ララットの結果',
    'レヴァン・サギナシュヴィリ',
    'デヴォン・ララット',
  ],
  ['レヴァンとデヴォンはどっちが勝った？', 'レヴァン', 'デヴォン'],
  ['レヴァンvsデヴォン', 'レヴァン', 'デヴォン'],
  ['レヴァン vs デヴォン', 'レヴァン', 'デヴォン'],
])('“%s” is about %s and %s', (text, first, second) => {
  expect(readSentence(text)).toEqual([first, second]);
});

test.each([
  ['who won levan devon', 'levan devon'],
  ['Levan Devon', 'levan devon'],
  ['beat müller', 'beat müller'],
  ['levan v', 'levan v'],
  ['v levan', 'v levan'],
  ['larratt vs', 'larratt vs'],
  ['レヴァン', 'レヴァン'],
])('“%s” has no second side', (text, rest) => {
  expect(readSentence(text)).toEqual([rest]);
});
