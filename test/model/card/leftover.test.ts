import { armWrestling } from '@test/support/factories';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Tom Reed', player2: 'Max Holt' };
const doubted = (line: string) =>
  readFlat(line, armWrestling).map((each) =>
    each.kind === 'match'
      ? [each.match, each.doubts ?? {}]
      : each.kind === 'unread'
        ? each.problem
        : each.kind,
  );

test.each([
  ['Tom Reed def. Max Holt by pin', 'by pin'],
  ['Tom Reed def. Max Holt via TKO', 'via TKO'],
  ['TOM REED DEF. MAX HOLT BY TKO', 'BY TKO'],
  ['tom reed def. max holt by pin', 'by pin'],
  ['Tom Reed def. Max Holt (pin)', '(pin)'],
  ['Tom Reed def. Max Holt [flash pin]', '[flash pin]'],
  ['Tom Reed def. Max Holt by fouls 3-2', 'by fouls'],
  ['Tom Reed def. Max Holt 3-2 by fouls', 'by fouls'],
  ['Tom Reed def. Max Holt via pin in round 3', 'via pin in round 3'],
  ['Tom Reed def. Max Holt after overtime', 'after overtime'],
  ['Tom Reed def. Max Holt durch Schulterwurf', 'durch Schulterwurf'],
  ['Tom Reed def. Max Holt por puntos', 'por puntos'],
  ['Tom Reed vs Max Holt, Lindau', 'Lindau'],
  ['Tom Reed vs Max Holt, Lindau, 3-1', 'Lindau'],
  ['Tom Reed def. Max Holt, world title', 'world title'],
  ['Tom Reed vs Max Holt, Arena Club, Berlin', 'Arena Club · Berlin'],
  ['Tom Reed - Max Holt 3-1 (Lake Side)', '(Lake Side)'],
  ['Tom Reed - Max Holt ❌', '❌'],
  ['Tom Reed - Max Holt 3-1; table 2', 'table 2'],
  ['Tom Reed - Max Holt 3-1 (Arena) ❌', '(Arena) ❌'],
  ['Tom Reed - Max Holt 3-1✅', '✅'],
  ['Tom Reed - Max Holt #armfight 3-1', '#armfight'],
  ['Tom Reed - Max Holt Junioren', 'Junioren'],
  ['Tom Reed def. Max Holt. Pin', 'Pin'],
  ['Tom Reed besiegt Max Holt n.P.', 'n.P.'],
  ['Tom Reed - Max Holt Aufgabe Holt', 'Aufgabe Holt'],
  ['Tom Reed vs Max Holt，Lindau', 'Lindau'],
  ['Tom Reed vs Max Holt، Lindau', 'Lindau'],
  ['Tom Reed mot Max Holt, Oslo', 'Oslo'],
  ['Tom Reed, vs Max Holt, Lindau', 'Lindau'],
  ['Tom Reed vs Max Holt OFF', 'OFF'],
  ['Tom Reed vs Max Holt W-L', 'W-L'],
  ['Tom Reed - Max Holt WWLW', 'WWLW'],
  ['20:00 Tom Reed vs Max Holt', '20:00'],
  ['8:30 PM - Tom Reed vs Max Holt', '8:30 PM'],
  ['(20h30) Tom Reed vs Max Holt', '20h30'],
  ['Table 2: Tom Reed vs Max Holt', 'Table 2'],
  ['Стол 1 - Tom Reed vs Max Holt', 'Стол 1'],
])('%s: the two meet, and “%s” is asked about', (line, left) => {
  const [[match, doubts] = []] = doubted(line) as [[object, object]];
  expect(JSON.stringify(match).toLowerCase()).toContain('"player1":"tom reed","player2":"max holt"');
  expect(doubts).toEqual({ 'player2.left': left });
});

test.each([
  ['Tom Reed def. Max Holt by forfeit', { outcome: 'walkover', winner: 'player1' }],
  ['Tom Reed def. Max Holt via forfeit', { outcome: 'walkover', winner: 'player1' }],
  ['Tom Reed def. Max Holt due to injury', { outcome: 'injury', winner: 'player1' }],
  ['Tom Reed lost to Max Holt by default', { outcome: 'walkover', winner: 'player2' }],
  ['Tom Reed 🔥 - Max Holt 💪', {}],
  ['III. Tom Reed vs Max Holt', {}],
  ['b) Tom Reed vs Max Holt', {}],
  ['No. 3 Tom Reed vs Max Holt', {}],
  ['№3 Tom Reed vs Max Holt', {}],
  ['"Tom Reed" vs "Max Holt"', {}],
  ['“Tom Reed” vs «Max Holt»', {}],
  ['Tom Reed 75.5 kg vs Max Holt 78.2 kg', { weight1: 75.5, weight2: 78.2, weight: '80kg' }],
  ['Tom Reed (165 lbs) - Max Holt (168.4 lbs)', { weight1: 74.84, weight2: 76.38, weight: '80kg' }],
])('%s: nothing is left', (line, facts) => {
  expect(doubted(line)).toEqual([[{ ...ab, ...facts }, {}]]);
});

test.each([
  'Tom Reed - Max Holt 3-1 🔥💪',
  'Tom Reed 🇬🇪 - Max Holt 3-1 🇮🇹',
  'Tom Reed - Max Holt 3-1 (ITA)',
  'Tom Reed - Max Holt 3-1 🔥 by pin',
  'Tom Reed 🔥 3-1 Max Holt 💪',
])('no sign or bracket behind a name swallows the score: %s', (line) => {
  expect(read(line)).toEqual([expect.objectContaining({ ...ab, score1: 3, score2: 1 })]);
});

test.each([
  'Tom Reed vs Max Holt (cancelled)',
  'Tom Reed vs Max Holt postponed',
  'Tom Reed vs Max Holt CANCELED',
  'CANCELLED: Tom Reed vs Max Holt',
  'Cancelled - Tom Reed vs Max Holt',
  'Tom Reed vs Max Holt, abgesagt',
  'Tom Reed vs Max Holt отменён',
  'Tom Reed vs Max Holt (aplazado)',
  'Tom Reed - Max Holt 中止',
  '山田太郎 対 佐藤次郎 は中止',
  'Tom Reed vs Max Holt 取消了',
  'Tom Reed vs Max Holt 취소됨',
  'Tom Reed vs Max Holt CXL',
  'Tom Reed vs Max Holt called-off',
  'Tom Reed vs Max Holt entfällt',
  'Том Рид - Макс Холт отмена',
])('%s: the match was not fought', (line) => {
  expect(read(line)).toEqual(['cancelled']);
});

test.each([
  ['Semifinal - Tom Reed (Oak Hill) won over Max Holt (Lake Side)', 'semifinal'],
  ['Final - Tom Reed pinned Max Holt', 'final'],
  ['Bronze - Tom Reed over Max Holt', '3rd place'],
  ['QF: Tom Reed beat Max Holt', 'quarterfinal'],
  ['Halbfinale – Tom Reed besiegt Max Holt', 'semifinal'],
  ['3rd place | Tom Reed def. Max Holt', '3rd place'],
  ['Round 2 - Tom Reed def. Max Holt', 'Round 2'],
])('%s: the stage is in front', (line, round) => {
  expect(read(line)).toEqual([{ ...ab, round, outcome: 'winner', winner: 'player1' }]);
});

test.each([
  'Final - Tom Reed crushed Max Holt',
  'Repechage - Tom Reed over Max Holt',
  'Brandt, Jörg vs Kern, Otto',
])('%s is not understood', (line) => {
  expect(typeof read(line)[0]).toBe('string');
});

test.each([
  ['Tom Reed', 'José van der Holt'],
  ['Tom Reed', 'Ana de la Cruz'],
  ['tom reed', 'max holt'],
  ['Tom Reed', 'Max "Bulldozer" Holt'],
  ['Dave (The Hand) Ash', 'Max Holt'],
  ['Tom Reed', 'Max Holt Jr.'],
  ['Tom Reed', 'Max Holt II'],
  ['TOM REED', 'MAX HOLT'],
  ['Jan Kos', 'Adam Lis'],
  ['佐々木 太郎', '長谷川 誠'],
  ['V. Petrov', 'I. Ivanov'],
])('%s - %s are names as they are', (player1, player2) => {
  expect(doubted(`${player1} - ${player2}`)).toEqual([[{ player1, player2 }, {}]]);
});

test.each([
  ['山田太郎 対 佐藤次郎 反則', '反則'],
  ['山田太郎 対 佐藤次郎 フォール勝ち', 'フォール勝ち'],
  ['김민수 vs 이영호 기권승', '기권승'],
])('%s: the word behind a whole name is asked about', (line, left) => {
  expect(doubted(line)).toMatchObject([[{}, { 'player2.left': left }]]);
});

test('a place behind the first name is asked about, and a name that is turned round leaves the line unread', () => {
  expect(doubted('Tom Reed, Oslo was defeated by Max Holt, Lindau')).toEqual([
    [
      { ...ab, winner: 'player2', outcome: 'winner' },
      { 'player1.left': 'Oslo', 'player2.left': 'Lindau' },
    ],
  ]);
  expect(doubted('Reed, Tom - Holt, Max 3-1')).toEqual(['cell']);
});

test('a weight beside a name changes no class that is stated', () => {
  expect(doubted('85 kg - Tom Reed (82,4 kg) - Max Holt women')).toMatchObject([[{ weight: '85kg' }, {}]]);
});

test('small Latin words in brackets are no name of somebody in another script', () => {
  expect(doubted('Иван Петров - Олег Жук (replay)')).toEqual([
    [{ player1: 'Иван Петров', player2: 'Олег Жук' }, { 'player2.left': '(replay)' }],
  ]);
});
