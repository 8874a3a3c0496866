import { readCard } from '@/model/card/cardText';
import { armWrestling } from '@test/support/factories';

const linesOf = (text: string) => readCard(text, armWrestling);
const unsureOf = (line: string) =>
  linesOf(line).map((each) => (each.kind === 'match' ? (each.unsure ?? {}) : each));

test.each([
  ['Rui Prado - Ana Lima Junior 3-1 R 80kg', { 'choices.age.word': 'Junior' }],
  ['Rui Prado vs Caio Lopes Masters', { 'choices.age.word': 'Masters' }],
  ['Rui Prado vs Kim Man', { 'gender.word': 'Man' }],
  ['Rui Prado def. Ana Lima Walkover', { 'outcome.word': 'Walkover' }],
  ['Derya Efe CAN - Ida Marsh 3-0', { 'player1.country': 'CAN' }],
  ['Eva Lind - Tarun Vir SEN 0-3', { 'player2.country': 'SEN' }],
  ['Jia Lo PAN def. Eva Lind', { 'player1.country': 'PAN' }],
  ['Ida Marsh - Ali Hassan OMA', { 'player2.country': 'OMA' }],
  ['Ida Marsh (ZZZ) - Nora Quill 3-0', { player1: '(ZZZ)' }],
  ['Ida Marsh - Nora Quill (XQ) 3-0', { player2: '(XQ)' }],
  ['🇩🇪 Ida Marsh 🇫🇷 - Nora Quill', { player1: '🇫🇷' }],
  ['Ida Marsh - Nora Quill 0-0', { 'player1.score': '0-0' }],
])('%s: a word that may mean another thing is asked about', (line, unsure) => {
  expect(unsureOf(line)).toEqual([unsure]);
});

test.each([
  'Levan Saginashvili GEO - Ermes Gasparini ITA 3-1',
  'Ida Marsh (GER) - Nora Quill (IRL) 3-0',
  'Ida Marsh - Nora Quill 3-0 Juniors',
  'Ida Marsh - Nora Quill (juniors)',
  'Ida Marsh,Nora Quill,Juniors',
  'Ida Marsh - Nora Quill walkover 3-0',
  'Ida Marsh - Nora Quill right 3-0',
])('%s: there is no doubt', (line) => {
  expect(unsureOf(line)).toEqual([{}]);
});

test.each([
  'Otto Kern d. Paul Wirth 6-0 6-0',
  'Tom Reed d. Max Holt 6:4, 6:4',
  'Lee Frost d. Sam Dale 6-4 6-3',
  'Tom Reed\tMax Holt\t3-1\t3-1',
  'Tom Reed - Max Holt 7-6 6-7 6-0',
])('%s has more scores than one', (line) => {
  expect(linesOf(line)).toEqual([expect.objectContaining({ kind: 'unread', trouble: 'sets' })]);
});

test.each(['-', '‐', '‑', '‒', '–', '—', '―', '−', '－'])(
  'a score, and two sides, may have the dash “%s”',
  (dash) => {
    const match = { player1: 'Ida Marsh', player2: 'Nora Quill', score1: 3, score2: 1 };
    expect(linesOf(`Ida Marsh - Nora Quill 3${dash}1`)).toMatchObject([{ match }]);
    expect(linesOf(`Ida Marsh ${dash} Nora Quill 3-1`)).toMatchObject([{ match }]);
  },
);

test.each(['½-½', '1/2-1/2', '½ : ½', '0.5-0.5', '0.5 : 0.5'])('“%s” is a draw', (said) => {
  const drawn = { ...armWrestling, score: { ...armWrestling.score, draws: true } };
  expect(readCard(`Ida Marsh - Nora Quill ${said}`, drawn)).toMatchObject([{ match: { outcome: 'draw' } }]);
});

test('a line of a cross table is told as one', () => {
  const table =
    'No\tName\t1\t2\t3\n1\tIda Marsh\tX\t3\t1\n2\tNora Quill\t1\tX\t3\n3;Eva Lind;3;0;■\nAnn Ash,—,3-1,2-0';
  expect(linesOf(table).filter(({ line }) => line > 1)).toEqual(
    Array(4).fill(expect.objectContaining({ kind: 'unread', trouble: 'crossTable' })),
  );
});
