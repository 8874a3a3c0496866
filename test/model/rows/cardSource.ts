import fc from 'fast-check';
import type { CardFacts } from '@/model/card/cardFacts';
import { anySides, joined, nameIn, some, type Part, type Source } from './said';

const between: readonly (readonly [string, CardFacts])[] = [
  [' - ', {}],
  [' – ', {}],
  [' ― ', {}],
  [' vs ', {}],
  [' VS. ', {}],
  [' gegen ', {}],
  [' против ', {}],
  [' 🆚 ', {}],
  [' def. ', { winner: 'player1' }],
  [' won over ', { winner: 'player1' }],
  [' победил ', { winner: 'player1' }],
  [' > ', { winner: 'player1' }],
  [' lost to ', { winner: 'player2' }],
  [' was defeated by ', { winner: 'player2' }],
  [' проиграл ', { winner: 'player2' }],
  [' perdió contra ', { winner: 'player2' }],
];

const behind: readonly Part[] = [
  { text: 'R', facts: { arm: 'R' } },
  { text: '(left)', facts: { arm: 'L' } },
  { text: 'правая рука', facts: { arm: 'R' } },
  { text: ', 75kg', facts: { weight: '75kg' } },
  { text: '187 kg' },
  { text: 'women', facts: { gender: 'W' } },
  joined('(Men, 95 kg)', ['Men', { gender: 'M' }], ['95 kg', { weight: '95kg' }]),
  { text: '- Final', facts: { round: 'final' } },
  { text: '- 3:1', facts: { score1: 3, score2: 1 } },
  { text: '0–3', facts: { score1: 0, score2: 3 } },
  { text: '(2-2)', facts: { score1: 2, score2: 2 } },
  { text: '3️⃣-1️⃣', facts: { score1: 3, score2: 1 } },
  { text: 'walkover', facts: { outcome: 'walkover' } },
  { text: '(injury)', facts: { outcome: 'injury' } },
  { text: '(WBX world title)', facts: { title: 'WBX world title' } },
  { text: '(Oak Hill)' },
  { text: 'by pin' },
  { text: 'via TKO' },
  { text: ', Lindau' },
  { text: ', world title' },
  { text: '~~Kern~~' },
  { text: 'https://example.com/a' },
  { text: '(dinosaur)' },
  { text: '(cancelled)' },
  { text: '– Lindau' },
  { text: '(R1: 1-0)' },
  { text: '3:1 (1:0, 0:1)' },
  { text: '5 min' },
  { text: '14.03.2026' },
  { text: '18:30' },
  { text: '- rematch' },
  { text: 'в финале' },
  { text: '3-1✅', parts: [{ text: '3-1', facts: { score1: 3, score2: 1 } }, { text: '✅' }] },
  { text: '#armfight' },
  { text: '右', facts: { arm: 'R' } },
  { text: '+110kg', facts: { weight: '110kg+' } },
  { text: 'Junioren' },
];

const fronts: readonly Part[] = [
  { text: '' },
  { text: '' },
  { text: '3. ', facts: {} },
  { text: '• ' },
  { text: '2️⃣ ', facts: {} },
  { text: '🔥 4. ', facts: {} },
  { text: 'Main event: ', facts: { main: true } },
  joined('WBX title, right arm: ', ['WBX title', { title: 'WBX title' }], ['right arm', { arm: 'R' }]),
  { text: 'Co-main event: ' },
  { text: 'EAST VS WEST 24: ' },
  { text: 'Semifinal - ', facts: { round: 'semifinal' } },
  { text: 'Finale: ', facts: { round: 'final' } },
  { text: 'Right arm: ', facts: { arm: 'R' } },
  { text: '85 kg - ', facts: { weight: '85kg' } },
  { text: 'Group B: ' },
];

export const headings: readonly Part[] = [
  { text: 'Women', facts: { gender: 'W' } },
  {
    text: 'Men, left arm',
    parts: [
      { text: 'Men', facts: { gender: 'M' } },
      { text: 'left arm', facts: { arm: 'L' } },
    ],
  },
  { text: '💪 RIGHT ARM 💪', facts: { arm: 'R' } },
  { text: '— 75 kg —', facts: { weight: '75kg' } },
  joined('Женщины 65 кг', ['Женщины', { gender: 'W' }], ['65 кг', { weight: '65kg' }]),
];

const isJoined = (text: string) => text.startsWith(',');

const anyLine = fc
  .record({
    heading: fc.option(some(headings), { freq: 5 }),
    people: anySides,
    front: some(fronts),
    between: some(between),
    behind: fc.shuffledSubarray([...behind], { maxLength: 3 }),
  })
  // A name in brackets behind one of another script may be the same.
  .filter(
    ({ people, behind: parts }) =>
      /\p{Script=Latin}/u.test(people.sides[1]) || !parts.some(({ text }) => /^[([]\p{Lu}/u.test(text)),
  );

/** Cards as people post them: headings, numbers, emoji, verbs, clubs, endings. */
export const anyCard: fc.Arbitrary<Source> = fc.array(anyLine, { minLength: 1, maxLength: 4 }).map((all) => {
  const above: Part[] = [];
  let at = 0;
  const statements = all.map((line) => {
    if (line.heading !== null) above.push(line.heading);
    const [word, facts] = line.between;
    at += line.heading === null ? 1 : 2;
    const parts = [line.front, { text: word, facts }, ...line.behind];
    return { ...line.people, line: at, above: [...above], parts };
  });
  const lines = all.flatMap(({ heading, people, front, between: [word], behind: parts }) => {
    const tail = parts.map(({ text }) => (isJoined(text) ? text : ` ${text}`)).join('');
    const line = `${front.text}${nameIn(people, 0)}${word}${nameIn(people, 1)}${tail}`;
    return heading === null ? [line] : [heading.text, line];
  });
  return { kind: 'card', text: lines.join('\n'), lines: lines.map((line) => [line]), statements };
});
