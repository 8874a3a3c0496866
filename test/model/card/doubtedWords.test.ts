import { armWrestling } from '@test/support/factories';
import { readFlat } from '@test/support/readCardLines';

const linesOf = (text: string) => readFlat(text, armWrestling);
const doubtsOf = (line: string) =>
  linesOf(line).map((each) => (each.kind === 'match' ? (each.doubts ?? {}) : each));

test.each([
  ['Rui Prado - Ana Lima Junior 3-1 R 80kg', { 'choices.age.word': 'Junior' }],
  ['Rui Prado vs Caio Lopes Masters', { 'choices.age.word': 'Masters' }],
  ['Rui Prado vs Kim Man', { 'gender.word': 'Man' }],
  ['Rui Prado vs Kim MAN 3-0', { 'gender.word': 'MAN' }],
  ['Rui Prado 35 vs Ana Lima 28', { 'player1.score.seeds': '35 28' }],
  ['Rui Prado 3 vs Ana Lima 1', {}],
  ['Rui Prado - Ana Lima 0:45', { 'player1.score.seeds': '0:45' }],
  ['Rui Prado lost to Ana Lima 1:15', { 'player1.score.seeds': '1:15' }],
  ['Start 8:15 Rui Prado - Ana Lima 3-1', {}],
  ['Rui Prado def. Ana Lima Walkover', { 'outcome.word': 'Walkover' }],
  ['RUI PRADO - ANA LIMA JUNIOR', { 'choices.age.word': 'JUNIOR' }],
  ['rui prado - ana lima masters 3-1', { 'choices.age.word': 'masters' }],
  ['Rui Prado - Ana Lima Damen', { 'gender.word': 'Damen' }],
  ['Rui Prado - Ana Lima Bronze', { 'round.word': 'Bronze' }],
  ['Rui Prado - Ana L. 3-1', { 'arm.word': 'L.' }],
  ['Rui Prado - Ana R. 3-1', { 'arm.word': 'R.' }],
  ['Rui Prado - Ana R 3-1', { 'arm.word': 'R' }],
  ['Rui Prado Left - Ana Lima 3-1', { 'player1.left': 'Left' }],
  ['Rui Prado Women - Ana Lima', { 'player1.left': 'Women' }],
  ['佐藤 左 - 鈴木 右', { 'player1.left': '左' }],
  ['山田 女 - 佐藤 男', { 'player1.left': '女' }],
  ['Ida Marsh,W,Nora Quill', { 'gender.women': 'W' }],
  ['Ida Marsh\tL\tNora Quill', { 'arm.leftArm': 'L' }],
  ['Ida Marsh;W;Nora Quill;L;3-1', { 'gender.women': 'W' }],
  ['Ida Marsh,Nora Quill,W', { 'gender.women': 'W' }],
  ['Ida Marsh\tNora Quill\tW\t3-1', { 'gender.women': 'W' }],
  ['Ida Marsh,Nora Quill,L', { 'arm.leftArm': 'L' }],
  ['CAN Derya Efe - Ida Marsh 3-0', { 'player1.code': 'CAN' }],
  ['Derya Efe CAN - Ida Marsh 3-0', { 'player1.code': 'CAN' }],
  ['Eva Lind - Tarun Vir SEN 0-3', { 'player2.code': 'SEN' }],
  ['Jia Lo PAN def. Eva Lind', { 'player1.code': 'PAN' }],
  ['Ida Marsh - Ali Hassan OMA', { 'player2.code': 'OMA' }],
  ['Ida Marsh (ZZZ) - Nora Quill 3-0', { 'player1.left': '(ZZZ)' }],
  ['Ida Marsh - Nora Quill (XQ) 3-0', { 'player2.left': '(XQ)' }],
  ['🇩🇪 Ida Marsh 🇫🇷 - Nora Quill', { 'player1.left': '🇫🇷' }],
  ['Ida Marsh vs Nora Quill (w)', { 'gender.women': '(w)' }],
  ['Ida Marsh (W) - Nora Quill R 75kg', { 'gender.women': '(W)' }],
  ['Ida Marsh - Otto Kern W', { 'player2.left': 'W' }],
  ['Otto Kern W - Ida Marsh', { 'player1.left': 'W' }],
  ['Ida Marsh (W) - Nora Quill 3-1', { 'gender.women': '(W)' }],
  ['Ida Marsh L - Nora Quill 1-3', { 'player1.left': 'L' }],
  ['Ida W - Nora 3-1', { 'player1.left': 'W' }],
  ['Ida W - Nora L', { 'player1.left': 'W', 'player2.left': 'L' }],
  ['Ida Marsh - Nora Quill L', { 'arm.leftArm': 'L' }],
  ['Ida Marsh - Nora Quill L 3-1', { 'arm.leftArm': 'L' }],
  ['Ida Marsh (L) - Nora Quill 1-3', { 'arm.leftArm': '(L)' }],
  ['Иван Петров уступил Олегу Жуку 1-3', { 'player2.declined': 'Олегу Жуку' }],
  ['Иван Петров против Олега Жука 3-1', { 'player2.declined': 'Олега Жука' }],
  ['Анна Орлова против Марии Козловой', { 'player2.declined': 'Марии Козловой' }],
  ['Иван Петров победил Олега Жука', { 'player2.declined': 'Олега Жука' }],
  ['Anna Nowak wygrała z Ewą Lis 3-1', { 'player2.declined': 'Ewą Lis' }],
  ['Ida Marsh - Nora Quill 0-0', { 'player1.score.scoreless': '0-0' }],
  ['IBX & WBX titles: Ida Marsh - Nora Quill', { 'title.titles': 'IBX & WBX titles' }],
])('%s: a word that may mean another thing is asked about', (line, doubts) => {
  expect(doubtsOf(line)).toEqual([doubts]);
});

test.each([
  'Levan Saginashvili GEO - Ermes Gasparini ITA 3-1',
  'GEO Levan Saginashvili - ITA Ermes Gasparini 3-1',
  'Ida Marsh, GER - Nora Quill, IRL 3-0',
  'Ida Marsh/GER vs Nora Quill/IRL',
  'Ida Marsh (UK) - Nora Quill (UAE)',
  'Ida Marsh\tGER\tNora Quill\tIRL\t3-1',
  'Ida Marsh\t🇩🇪\t3-1\tNora Quill\t🇮🇪',
  'Ida Marsh (GER) - Nora Quill (IRL) 3-0',
  'IDA MARSH - NORA QUILL RIGHT 3-0',
  'Ida Marsh - Nora Quill Final',
  'Ida Marsh Right - Nora Quill Right',
  'Lucy Bronze - Nora Quill',
  'Pavanesh R - Nora Quill',
  'Ida Marsh,Nora Quill,75kg,W',
  'Ida Marsh\tNora Quill\t3-1\tL',
  '山田 勝 - 佐藤 負',
  '김민수 승 - 이영호 패',
  'Иван Петров против Олег Жук 3-1',
  'Ida Marsh (GER)- Nora Quill (IRL) 3-0',
  'Ida Marsh - Nora Quill 3-0 Juniors',
  'Ida Marsh - Nora Quill (juniors)',
  'Ida Marsh,Nora Quill,Juniors',
  'Ida Marsh - Nora Quill walkover 3-0',
  'Ida Marsh - Nora Quill right 3-0',
  'Ida Marsh - Nora Quill 3-0 (w)',
  'Ida Marsh (W) - Nora Quill (L)',
  'Ida Marsh - Nora Quill (women)',
  'Ida Marsh - Nora Quill 3-1 L',
  'Ida Marsh - Nora Quill 75kg L',
  'Иван Петров победил Олег Жук 3-1',
  'Иван Петров уступил Гиорги Бакурадзе 1-3',
  'Иван Петров - Олега Жука 3-1',
])('%s: there is no doubt', (line) => {
  expect(doubtsOf(line)).toEqual([{}]);
});

test.each([
  'Otto Kern d. Paul Wirth 6-0 6-0',
  'Tom Reed d. Max Holt 6:4, 6:4',
  'Lee Frost d. Sam Dale 6-4 6-3',
  'Tom Reed\tMax Holt\t3-1\t3-1',
  'Tom Reed - Max Holt 7-6 6-7 6-0',
])('%s has more scores than one', (line) => {
  expect(linesOf(line)).toEqual([expect.objectContaining({ kind: 'unread', problem: 'sets' })]);
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
  expect(readFlat(`Ida Marsh - Nora Quill ${said}`, drawn)).toMatchObject([{ match: { outcome: 'draw' } }]);
});

test('a line of a cross table is told as one', () => {
  const table =
    'No\tName\t1\t2\t3\n1\tIda Marsh\tX\t3\t1\n2\tNora Quill\t1\tX\t3\n3;Eva Lind;3;0;■\nAnn Ash,—,3-1,2-0';
  expect(linesOf(table).filter(({ line }) => line > 1)).toEqual(
    Array(4).fill(expect.objectContaining({ kind: 'unread', problem: 'crossTable' })),
  );
});

test.each([
  '\tIda Marsh\tNora Quill\nIda Marsh\tX\t3\nNora Quill\t1\tX',
  '\tIda Marsh\tNora Quill\nIda Marsh\t\t3-1\nNora Quill\t1-3\t',
  ';Ida Marsh;Nora Quill\n1;Ida Marsh;—;2:0\n2;Nora Quill;0:2;—',
])('a cross table of two people is no match of them: %j', (table) => {
  expect(linesOf(table)).toEqual(
    Array(3).fill(expect.objectContaining({ kind: 'unread', problem: 'crossTable' })),
  );
});

test('the names of a match below it make no cross table of it', () => {
  const lines = linesOf('Ida Marsh - Nora Quill\nIda Marsh was great, 10 of 10\nNora Quill too, 9 of 10');
  expect(lines[0]?.kind).toBe('match');
});

test.each([
  'Max Holt Defeated By Otto Kern',
  'Max Holt Was Beaten By Otto Kern',
  'Max Holt Lost To Otto Kern',
  'MAX HOLT Pinned By OTTO KERN',
])('in %s the second one won, whatever the capitals', (line) => {
  expect(readFlat(line, armWrestling)).toMatchObject([{ match: { winner: 'player2' } }]);
});

test('nobody won who is named behind a word that turns the sentence round', () => {
  expect(readFlat('Max Holt beat By Otto Kern', armWrestling)).not.toMatchObject([
    { match: { winner: 'player1' } },
  ]);
});

test.each([
  ['Ida Marsh - Nora Damen', 'gender.word', 'Damen'],
  ['Ida Marsh - Nora Final 3-0', 'round.word', 'Final'],
  ['Ida Marsh - Nora Open 3-0', 'weight.word', 'Open'],
])('in %s the last word may be a surname', (line, path, word) => {
  expect(readFlat(line, armWrestling)).toMatchObject([{ doubts: { [path]: word } }]);
});

test.each([
  ['Ida Marsh vs Nora Quill TBC', 'TBC'],
  ['Ida Marsh vs Nora Quill (подтверждается)', '(подтверждается)'],
])('in %s the words behind the name are shown', (line, player2) => {
  expect(readFlat(line, armWrestling)).toMatchObject([
    { match: { player2: 'Nora Quill' }, doubts: { 'player2.left': player2 } },
  ]);
});

test('a match that is cancelled in another script is none', () => {
  expect(linesOf('Ida Marsh vs Nora Quill (перенесён)')).toMatchObject([{ problem: 'cancelled' }]);
});

test.each(['19:30', '20:15', '10:45'])('the time %s is no score', (time) => {
  expect(readFlat(`Ida Marsh - Nora Quill ${time}`, armWrestling)).not.toMatchObject([
    { match: { score1: expect.any(Number) as number } },
  ]);
});

test('an L is the left arm where another line has an R', () => {
  expect(doubtsOf('Ida Marsh - Nora Quill L\nEva Lind - Ana Prado R')).toEqual([{}, {}]);
});

test('the name of a column says what its letters mean', () => {
  const table = ['Player 1,Player 2,Gender,Arm', 'Ida Marsh,Nora Quill,W,L', 'Eva Lind,Ana Prado,W,L'];
  expect(doubtsOf(table.join('\n'))).toEqual([{}, {}]);
  expect(doubtsOf('Ida Marsh,Nora Quill,L\nEva Lind,Ana Prado,R')).toEqual([{}, {}]);
});

test('one name with two countries is two people, and one person with a country and without', () => {
  expect(linesOf('Ida Marsh (GER) - Ida Marsh (CAN) 3-1')).toMatchObject([
    { match: { player1: 'Ida Marsh', country1: 'DE', player2: 'Ida Marsh', country2: 'CA' } },
  ]);
  expect(linesOf('Ida Marsh (GER) - Ida Marsh 3-1')).toMatchObject([{ problem: 'samePlayer' }]);
});
