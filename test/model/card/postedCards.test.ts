import { eventNames } from '@/model/card/knownEvents';
import { armWrestling } from '@test/support/factories';
import { readFlat, readCardLines as read } from '@test/support/readCardLines';

const ab = { player1: 'Tom Reed', player2: 'Max Holt' };
const linesOf = (text: string) => readFlat(text, armWrestling);
const eventOf = (text: string) =>
  read(text).map((each) => (typeof each === 'object' && 'event' in each ? each.event : each));

test.each([
  ['💪 RIGHT ARM 💪', { arm: 'R' }],
  ['🔥🔥 Left Hand 🔥🔥', { arm: 'L' }],
  ['🏆 WOMEN 🏆', { gender: 'W' }],
  ['Super Heavyweight (115kg+)', { weight: '115kg+' }],
  ['Super heavyweight', { weight: '115kg+' }],
  ['SHW', { weight: '115kg+' }],
  ['Open class', { weight: 'Open' }],
  ['Heavyweight (253 lbs)', { weight: '115kg' }],
  // The number is exact; federations name classes differently.
  ['Lightweight (70 kg)', { weight: '70kg' }],
  ['Rechter Arm', { arm: 'R' }],
  ['Мужчины, левая рука, до 95 кг', { gender: 'M', arm: 'L', weight: '95kg' }],
  ['Mano izquierda', { arm: 'L' }],
  ['Sağ kol', { arm: 'R' }],
  ['Kobiety, prawa ręka', { gender: 'W', arm: 'R' }],
  ['Bras droit – hommes', { arm: 'R', gender: 'M' }],
  ['【右腕】男子75kg級', { arm: 'R', gender: 'M', weight: '75kg' }],
  ['左腕女子無差別級', { arm: 'L', gender: 'W', weight: 'Open' }],
  ['[Right arm] Men 85 kg', { arm: 'R', gender: 'M', weight: '85kg' }],
  ['>>> LEFT <<<', { arm: 'L' }],
  ['Category: 85kg, Arm: Left, Gender: Women', { arm: 'L', gender: 'W', weight: '85kg' }],
  ['Right hand results – men 95 kg', { arm: 'R', gender: 'M', weight: '95kg' }],
])('“%s” heads a section', (line, heading) => {
  expect(read(line)).toEqual([{ heading }]);
});

test.each([
  ['Tom Reed lost to Max Holt 1:3', { score1: 1, score2: 3 }],
  ['Tom Reed – Max Holt – 3:2', { score1: 3, score2: 2 }],
  ['Tom Reed vs Max Holt – 3-0 (Reed)', { score1: 3, score2: 0 }],
  ['Tom Reed vs Max Holt – 3-0 (Holt)', { score1: 0, score2: 3 }],
  ['Tom Reed vs Max Holt 3-0 Max Holt', { score1: 0, score2: 3 }],
  ['Tom Reed vs Max Holt (winner: Holt)', { winner: 'player2', outcome: 'winner' }],
  ['Tom Reed - Max Holt победитель: Reed', { winner: 'player1', outcome: 'winner' }],
  ['W Tom Reed – L Max Holt (3-2)', { score1: 3, score2: 2 }],
  ['W Tom Reed L Max Holt (3-2)', { score1: 3, score2: 2 }],
  ['L Tom Reed – W Max Holt', { winner: 'player2', outcome: 'winner' }],
  ['Tom Reed W – Max Holt L (3-2)', { score1: 3, score2: 2 }],
  ['○ Tom Reed 3-2 ● Max Holt', { score1: 3, score2: 2 }],
  ['Tom Reed🇬🇪(W) vs Max Holt🇺🇸(L) 3-1', { country1: 'GE', country2: 'US', score1: 3, score2: 1 }],
  ['Tom Reed(L) vs Max Holt(W)', { winner: 'player2', outcome: 'winner' }],
  ['Tom Reed over Max Holt, 3-0 (R)', { score1: 3, score2: 0, arm: 'R' }],
  ['Tom Reed, Max Holt 3-1', { score1: 3, score2: 1 }],
  ['Final. Tom Reed - Max Holt - 3:2', { round: 'final', score1: 3, score2: 2 }],
  ['Kampf um Platz 3: Tom Reed - Max Holt', { round: '3rd place' }],
  ['187lb - Tom Reed 3 – 0 Max Holt', { weight: '85kg', score1: 3, score2: 0 }],
  ['Tom Reed vs Max Holt - 95 kg - 3:1', { weight: '95kg', score1: 3, score2: 1 }],
  ['1️⃣ Tom Reed 🆚 Max Holt 3️⃣:1️⃣', { score1: 3, score2: 1 }],
  ['🔥 2. **Tom Reed** def. *Max Holt* 3-1', { score1: 3, score2: 1 }],
  ['Tom Reed > Max Holt 3-1', { score1: 3, score2: 1 }],
  ['Tom Reed 3対1 Max Holt', { score1: 3, score2: 1 }],
  ['Tom Reed vs Max Holt | 3-1', { score1: 3, score2: 1 }],
  ['Match 3: Tom Reed vs Max Holt', {}],
  ['Tom Reed 🇬🇪 vs 🇺🇸 Max Holt', { country1: 'GE', country2: 'US' }],
  ['Tom Reed [GEO] vs [USA] Max Holt 3-1', { country1: 'GE', country2: 'US', score1: 3, score2: 1 }],
  ['Main event: Tom Reed vs Max Holt', { main: true }],
  ['Главный бой: Tom Reed vs Max Holt', { main: true }],
  ['Main event, right arm, 115kg: Tom Reed vs Max Holt', { main: true, arm: 'R', weight: '115kg' }],
  ['WAF world title: Tom Reed vs Max Holt', { title: 'WAF world title' }],
  ['🏆 WAF WORLD TITLE: Tom Reed vs Max Holt', { title: 'WAF WORLD TITLE' }],
  ['Tom Reed vs Max Holt (WAF world title)', { title: 'WAF world title' }],
  ['Tom Reed vs Max Holt for the WAF world title 3-1', { title: 'WAF world title', score1: 3, score2: 1 }],
  ['Tom Reed vs Max Holt https://youtu.be/dQw4w9WgXcQ', { youtube: 'dQw4w9WgXcQ' }],
])('%s: nothing is left to ask', (line, facts) => {
  const [found] = linesOf(line);
  expect(found).toMatchObject({ kind: 'match' });
  expect(found?.kind === 'match' && [found.match, found.doubts]).toEqual([{ ...ab, ...facts }, undefined]);
});

test.each([
  ['Tom Reed (dinosaur) 🦖 3-2 Max Holt', { 'player1.left': '(dinosaur)' }],
  ['Tom Reed vs Max Holt 3-1 (Kern)', { 'player2.left': '(Kern)' }],
  ['Title match: Tom Reed vs Max Holt 3-1', { 'player2.left': 'Title match' }],
  ['Co-main event: Tom Reed vs Max Holt 3-1', { 'player2.left': 'Co-main event' }],
  ['EAST VS WEST 24: Tom Reed vs Max Holt 3-1', { 'player2.left': 'EAST VS WEST 24' }],
  ['Tom Reed vs ~~Kern~~ Max Holt 3-1', { 'player2.left': 'Kern' }],
  ['Tom Reed (3) - (1) Max Holt', { 'player1.score.seeds': '(3) (1)' }],
  ['Tom Reed vs Max Holt 3-1 https://example.com/a', { 'player2.left': 'https://example.com/a' }],
  ['Tom Reed vs Max Holt 3-1 ✔️', { 'player2.left': '✔️' }],
])('%s: the two meet, and the rest is asked about', (line, doubts) => {
  expect(linesOf(line)).toEqual([
    expect.objectContaining({ kind: 'match', match: expect.objectContaining(ab), doubts }),
  ]);
});

test('a sign before a single word may be an initial', () => {
  expect(linesOf('W Smith – L Jones 3-1')).toEqual([
    expect.objectContaining({
      match: { player1: 'Smith', player2: 'Jones', score1: 3, score2: 1 },
      doubts: { 'player1.left': 'W', 'player2.left': 'L' },
    }),
  ]);
  expect(read('W. Smith – L. Jones 3-1')).toEqual([
    { player1: 'W. Smith', player2: 'L. Jones', score1: 3, score2: 1 },
  ]);
});

test('a word for an arm in another language may be a surname', () => {
  expect(linesOf('Tom Reed - Ana Maria Sol 3-1')).toEqual([
    expect.objectContaining({ doubts: { 'arm.word': 'Sol' } }),
  ]);
});

test.each([
  '~~Tom Reed vs Max Holt~~',
  'T̶o̶m̶ ̶R̶e̶e̶d̶ ̶v̶s̶ ̶M̶a̶x̶',
  '<s>Tom Reed vs Max Holt</s>',
  '~Tom Reed vs Max Holt 3-1~',
])('%s is crossed out', (line) => {
  expect(read(line)).toEqual(['cancelled']);
});

test.each(['Tom Reed vs Max Holt 20:00', 'Tom Reed - Max Holt 9:05'])(
  '%s has no score but a time',
  (line) => {
    expect(read(line)).not.toEqual([expect.objectContaining({ score1: expect.anything() })]);
  },
);

test.each([
  ['📍 Istanbul, Türkiye | 14 March 2026', { location: 'Istanbul', country: 'TR', date: '2026-03-14' }],
  ['📅 Saturday, 14 March 2026, 19:00', { date: '2026-03-14' }],
  ['📅 14.–15. März 2026 📍 Berlin', { date: '2026-03-14', endDate: '2026-03-15', location: 'Berlin' }],
  ['Место: Алматы, Казахстан', { location: 'Алматы', country: 'KZ' }],
  ['Fecha: 14 de marzo de 2026', { date: '2026-03-14' }],
  ['🎥 Full video: https://www.youtube.com/watch?v=dQw4w9WgXcQ', { youtube: 'dQw4w9WgXcQ' }],
  ['🔥 EAST VS WEST 24 🔥', { name: 'EAST VS WEST 24' }],
  ['EAST VS WEST 24 – Istanbul, Türkiye', { name: 'EAST VS WEST 24', location: 'Istanbul', country: 'TR' }],
])('“%s” speaks of the event, each fact in its field', (line, facts) => {
  expect(eventOf(line)).toEqual([facts]);
});

test('the name of a known event or series is a name', () => {
  const options = { isEventName: (name: string) => name === 'Zloty Tur vs All' };
  expect(readFlat('Zloty Tur vs All', armWrestling, options)).toMatchObject([
    { kind: 'event', facts: { name: 'Zloty Tur vs All' } },
  ]);
  expect(readFlat('Zloty Tur vs All: Tom Reed vs Max Holt', armWrestling, options)).toMatchObject([
    { kind: 'match', match: ab, doubts: { 'player2.left': 'Zloty Tur vs All' } },
  ]);
  // Above its own card it is known already.
  expect(
    readFlat('Zloty Tur vs All\nZloty Tur vs All: Tom Reed vs Max Holt', armWrestling, options)[1],
  ).toEqual({
    kind: 'match',
    line: 2,
    text: 'Zloty Tur vs All: Tom Reed vs Max Holt',
    match: ab,
  });
});

test('a heading “main event” marks the next match alone', () => {
  const [heading, first, second] = read('⭐ MAIN EVENT ⭐\nTom Reed vs Max Holt\nTom Reed vs Max Holt');
  expect([heading, first, second]).toEqual([{ heading: { main: true } }, { ...ab, main: true }, ab]);
});

test('a new arm heading ends the class of the matches above it', () => {
  const [, first, , second] = read('95 kg\nTom Reed - Max Holt\n💪 LEFT ARM 💪\nTom Reed - Max Holt');
  expect([first, second]).toEqual([
    { ...ab, weight: '95kg' },
    { ...ab, arm: 'L' },
  ]);
  const under = read('95 kg\nRight\nTom Reed - Max Holt\nLeft\nTom Reed - Max Holt');
  expect(under.at(-1)).toEqual({ ...ab, weight: '95kg', arm: 'L' });
});

test('a line that cannot be read ends no section', () => {
  expect(read('Right arm\nTom Reed ? Max Holt 3-1\nTom Reed - Max Holt').at(-1)).toEqual({ ...ab, arm: 'R' });
});

test('known events and series are names in any edition, but not an event that is called like a match', () => {
  const isName = eventNames([
    { name: 'East vs West 23' },
    { name: 'Kings Cup', series: 'Kings vs Rest' },
    { name: 'Tom Reed vs Max Holt' },
  ]);
  for (const name of ['EAST VS WEST 24', 'East vs West', 'kings vs rest 3', 'Kings Cup'])
    expect(isName(name)).toBe(true);
  for (const name of ['Tom Reed vs Max Holt', 'East vs South']) expect(isName(name)).toBe(false);
});

test.each(['|', '•', '·', '/', '//', '-'])('between the facts behind the names “%s” divides them', (sign) => {
  expect(linesOf(`Tom Reed vs Max Holt ${sign} Right ${sign} 95kg`)).toEqual([
    expect.objectContaining({ match: { ...ab, arm: 'R', weight: '95kg' } }),
  ]);
  expect(linesOf(`Tom Reed vs Max Holt ${sign} Right ${sign} 95kg`)[0]).not.toHaveProperty('doubts');
});

test('a heading without blanks that is not understood ends the section', () => {
  const match = 'Tom Reed - Max Holt';
  expect(read(`男子右腕80公斤级\n${match}\n女子某某80公斤级\n${match}`)).toEqual([
    { heading: { gender: 'M', arm: 'R', weight: '80kg' } },
    { ...ab, gender: 'M', arm: 'R', weight: '80kg' },
    'sides',
    ab,
  ]);
});

test('a heading of several cells that is not understood ends the section, and a row that is not does not', () => {
  const match = 'Tom Reed - Max Holt';
  expect(read(`Men, left, 95kg\n${match}\nWomen, quick, 65kg\n${match}`).at(-1)).toEqual(ab);
  expect(read(`Men, left\n${match}\nIan Stout, Lee Frost, Sam Dale, 3-1, R\n${match}`).at(-1)).toEqual({
    ...ab,
    gender: 'M',
    arm: 'L',
  });
});
