import fc from 'fast-check';
import { unaccounted } from '@/model/card/accounting';
import type { CardFacts } from '@/model/card/cardFacts';
import { armWrestling } from '@test/support/factories';
import { readFlat } from '@test/support/readCardLines';
import { runs } from '@test/support/property';

interface Part {
  readonly text: string;
  readonly facts?: CardFacts;
}

const names = [
  'Ida Marsh',
  'Nora Quill',
  'José van der Holt',
  'Łukasz Żak',
  'Иван Петров',
  'ヤマザキ ケン',
  'मीना राव',
  'นิด สุข',
  'KIM MIN',
  'Ana Lima-Prado',
  'Max "Bull" Holt',
  "Seán O'Neil",
] as const;

const between: readonly (readonly [string, CardFacts])[] = [
  [' - ', {}],
  [' – ', {}],
  [' ― ', {}],
  [' vs ', {}],
  [' vs. ', {}],
  [' def. ', { winner: 'player1' }],
  [' won over ', { winner: 'player1' }],
  [' lost to ', { winner: 'player2' }],
  [' was defeated by ', { winner: 'player2' }],
  [' проиграл ', { winner: 'player2' }],
  [' 🆚 ', {}],
  [' > ', { winner: 'player1' }],
];

const facts: readonly Part[] = [
  { text: 'R', facts: { arm: 'R' } },
  { text: '(left)', facts: { arm: 'L' } },
  { text: ', 75kg', facts: { weight: '75kg' } },
  { text: 'women', facts: { gender: 'W' } },
  { text: '(Men, 95 kg)', facts: { gender: 'M', weight: '95kg' } },
  { text: '- Final', facts: { round: 'final' } },
  { text: '- 3:1', facts: { score1: 3, score2: 1 } },
  { text: '3️⃣-1️⃣', facts: { score1: 3, score2: 1 } },
  { text: '(WBX world title)', facts: { title: 'WBX world title' } },
];

const extras: readonly Part[] = [
  { text: '(Oak Hill)' },
  { text: '[LKS 07]' },
  { text: 'by pin' },
  { text: 'via TKO' },
  { text: ', Lindau' },
  { text: ', world title' },
  { text: '(ZZZ)' },
  { text: '❌' },
  { text: '✔️' },
  { text: '~~Kern~~' },
  { text: 'https://example.com/a' },
  { text: '(dinosaur)' },
];
const decorations = ['', ' 🔥', ' 💪🏽', ' 🇩🇪'] as const;
const fronts: readonly Part[] = [
  { text: '' },
  { text: '3. ' },
  { text: '• ' },
  { text: '2️⃣ ' },
  { text: '🔥 4. ' },
  { text: 'Main event: ', facts: { main: true } },
  { text: 'WBX title, right arm: ', facts: { title: 'WBX title', arm: 'R' } },
  { text: 'Co-main event: ' },
  { text: 'EAST VS WEST 24: ' },
  { text: 'Semifinal - ', facts: { round: 'semifinal' } },
  { text: 'Right arm: ', facts: { arm: 'R' } },
];

const some = <T>(...items: readonly T[]) => fc.constantFrom(...items);

const anyLine = fc
  .record({
    sides: fc.uniqueArray(some(...names), { minLength: 2, maxLength: 2 }),
    front: some(...fronts),
    between: some(...between),
    after: fc.tuple(some(...decorations), some(...decorations)),
    behind: fc.shuffledSubarray([...facts, ...extras], { maxLength: 3 }),
  })
  // Latin letters in brackets after a name in another script are the same name.
  .filter(
    ({ sides: [, second = ''], behind }) =>
      /\p{Script=Latin}/u.test(second) || !behind.some(({ text }) => /^[([]/.test(text)),
  )
  .map((line) => {
    const [first = '', second = ''] = line.sides;
    const { front, after, behind } = line;
    const tail = behind.map(({ text }) => (text.startsWith(',') ? text : ` ${text}`)).join('');
    return { ...line, text: `${front.text}${first}${after[0]}${line.between[0]}${second}${after[1]}${tail}` };
  });

const wordsOf = (text: string): readonly string[] =>
  // The row shows digits of keycaps as plain ones.
  text.replace(/[\ufe0f\u20e3]/gu, '').match(/[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];

function lost(
  parts: readonly Part[],
  { match, doubts }: Extract<ReturnType<typeof readFlat>[number], { kind: 'match' }>,
): readonly string[] {
  const shown = wordsOf(Object.values(doubts ?? {}).join(' '));
  const { score1 = 0, score2 = 0 } = match;
  // An uneven score shows who won.
  const leader = score1 === score2 ? undefined : score1 > score2 ? 'player1' : 'player2';
  const has = (part: CardFacts) =>
    Object.entries(part).every(
      ([fact, value]) => match[fact as keyof CardFacts] === value || (fact === 'winner' && value === leader),
    );
  return parts
    .filter((part) => part.facts === undefined || !has(part.facts))
    .flatMap(({ text }) => wordsOf(text))
    .filter((word) => !shown.some((each) => each === word));
}

const decided: readonly (keyof CardFacts)[] = [
  'winner',
  'gender',
  'arm',
  'weight',
  'round',
  'score1',
  'title',
  'main',
];

test('no word of a line is lost or moved silently, and nothing is stored that the line does not say', () => {
  let read = 0;
  fc.assert(
    fc.property(anyLine, ({ text, sides, front, between: [word, won], behind }) => {
      for (const line of readFlat(text, armWrestling)) {
        if (line.kind !== 'match') continue;
        read += 1;
        expect([line.match.player1, line.match.player2]).toEqual([...sides]);
        const said = [...(front.facts ? [front] : []), { text: word, facts: won }, ...behind];
        expect(lost(said, line)).toEqual([]);
        for (const fact of decided)
          expect([undefined, ...said.map((part) => part.facts?.[fact])]).toContain(line.match[fact]);
      }
    }),
    runs(400),
  );
  // Lines with two arms, classes or stages are refused, and most others are not.
  expect(read).toBeGreaterThan(150);
});

test.each([
  ['Ida Marsh - Nora Quill 3-1 Lindau', ['Lindau']],
  ['Ida Marsh - Nora Quill 3-1 left', ['left']],
  ['Ida Marsh - Nora Quill 3-2', ['2']],
  ['Ida Marsh lost to Nora Quill ✅', ['✅']],
  ['Ida Marsh (GER) - Nora Quill', ['GER']],
  ['1. Ida Marsh vs. Nora Quill, 3:1', []],
])('of “%s” read as a match of 3–1, %j went nowhere', (source, words) => {
  const match = { player1: 'Ida Marsh', player2: 'Nora Quill', score1: 3, score2: 1 };
  expect(unaccounted(source, match, [], armWrestling)).toEqual(words);
});
