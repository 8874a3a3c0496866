import { chess } from '@test/support/otherSports';
import { doubtsOf, factsOf, problemsOf, readCells, twoPlayers } from '@test/support/readCells';

test.each([
  ['W 3-1', { score1: 3, score2: 1 }],
  ['w 3:1', { score1: 3, score2: 1 }],
  ['L 1-3', { score1: 1, score2: 3 }],
  ['1-3 L', { score1: 1, score2: 3 }],
  ['Win 3–1', { score1: 3, score2: 1 }],
  ['0-3 (loss)', { score1: 0, score2: 3 }],
  ['勝 3-1', { score1: 3, score2: 1 }],
  ['● 1-3', { score1: 1, score2: 3 }],
  ['Niederlage 1:3', { score1: 1, score2: 3 }],
  ['Victoria', { winner: 'player1', outcome: 'winner' }],
  ['W', { winner: 'player1', outcome: 'winner' }],
  ['3‑1', { score1: 3, score2: 1 }],
  ['½-½', { outcome: 'draw' }],
  ['1/2-1/2', { outcome: 'draw' }],
])('the score cell %s has no gender and no arm', (said, facts) => {
  expect(factsOf({ Score: said })).toEqual(facts);
});

test.each([
  [{ Score: '½-½' }, 0.5, 0.5],
  [{ Score: '1/2-1/2' }, 0.5, 0.5],
  [{ Score: '0.5–0.5' }, 0.5, 0.5],
  [{ Score: '½' }, 0.5, 0.5],
  [{ Score: '2½-1½' }, 2.5, 1.5],
  [{ Score: '2,5:1,5' }, 2.5, 1.5],
  [{ Score: '3-1' }, 3, 1],
  [{ 'Score 1': '2½', 'Score 2': '1.5' }, 2.5, 1.5],
  [{ 'Score 1': '½', 'Score 2': '0,5' }, 0.5, 0.5],
  [{ 'Score 1': '3', 'Score 2': '½' }, 3, 0.5],
])('half points of a sport that has them are read: %j', (said, score1, score2) => {
  const matches = { ...chess, score: { ...chess.score, most: 12 } };
  const row = readCells({ ...twoPlayers, ...said }, '', matches);
  expect(row?.facts).toEqual({ score1, score2 });
  expect(row?.problems).toEqual([]);
});

test.each([
  ['L 3-1', ['winner']],
  ['M 3-1', ['unknown']],
  ['3-1 R', ['unknown']],
  ['1', ['unknown']],
  ['2', ['unknown']],
  ['0', ['unknown']],
  ['(W) 3-1', ['unknown']],
  ['W - 3-1', ['unknown']],
  ['П 3-1', ['unknown']],
  ['6-4 6-3', ['sets']],
  ['6-0 6-0', ['sets']],
])('the score cell %s is refused', (said, problems) => {
  expect(problemsOf({ Score: said })).toEqual(problems);
});

test.each([
  ...[
    '-',
    '‐',
    '–',
    '—',
    '−',
    'open to all',
    'Open',
    'mixed',
    'any',
    'M/W',
    'm/f',
    'W+M',
    'м/ж',
    'men & women',
  ],
  ...['Men/Women', 'Herren und Damen', 'co-ed', '混合', '男女', '無差別'],
])('the gender “%s” is open to all, without a doubt', (said) => {
  expect(readCells({ ...twoPlayers, Gender: said })).toMatchObject({
    facts: { gender: '-' },
    doubts: [],
    problems: [],
  });
});

test.each([
  ['м', 'M'],
  ['Ж', 'W'],
  ['муж.', 'M'],
  ['жен', 'W'],
  ["'W'", 'W'],
])('the gender “%s” is a letter or short form of Russian tables', (said, gender) => {
  expect(factsOf({ Gender: said })).toEqual({ gender });
});

test.each([
  ['-1', '0', { winner: 'player2', outcome: 'walkover' }],
  ['0', '-1', { winner: 'player1', outcome: 'walkover' }],
  ['W', 'L', { winner: 'player1', outcome: 'winner' }],
  ['L', 'W', { winner: 'player2', outcome: 'winner' }],
  ['DQ', '0', { winner: 'player2', outcome: 'disqualification' }],
  ['3', 'w/o', { winner: 'player1', outcome: 'walkover' }],
  ['', 'FF', { winner: 'player1', outcome: 'walkover' }],
])('points %s and %s say how the match ended', (one, two, facts) => {
  expect(factsOf({ 'Score 1': one, 'Score 2': two })).toEqual(facts);
});

test.each([
  ['W', 'W'],
  ['x', '3'],
  ['DQ', 'DQ'],
])('points %s and %s do not', (one, two) => {
  expect(problemsOf({ 'Score 1': one, 'Score 2': two })).toEqual(['score']);
});

test.each([
  ['Tom Reed (GER)', 'player1'],
  ['Tom Reed 🇩🇪', 'player1'],
  ['Holt', 'player2'],
  ['REED, Tom', 'player1'],
])('the winner “%s” is a side', (winner, side) => {
  expect(factsOf({ Winner: winner })).toMatchObject({ winner: side });
});

test('even scores may have a winner, and a part that both names have is nobody', () => {
  expect(factsOf({ Score: '2-2', Winner: 'Max Holt' })).toEqual({
    score1: 2,
    score2: 2,
    winner: 'player2',
    outcome: 'winner',
  });
  const brothers = { 'Player 1': 'Tom Reed', 'Player 2': 'Ian Reed', Winner: 'Reed' };
  expect(readCells(brothers)?.problems.map(({ code }) => code)).toEqual(['winner']);
});

test.each([
  [{ Score: '0-0' }, 'scoreless'],
  [{ Score: '1/2' }, 'half'],
  [{ Score: '0:45' }, 'seeds'],
  [{ Title: 'GM' }, 'titleWord'],
  [{ Title: '3rd dan' }, 'titleWord'],
  [{ Title: 'Sensei' }, 'titleWord'],
  [{ Title: 'Black belt' }, 'titleWord'],
  [{ Title: '横綱' }, 'titleWord'],
  [{ Title: 'МСМК' }, 'titleWord'],
  [{ Title: 'yes' }, 'titleUnnamed'],
  [{ Title: 'да' }, 'titleUnnamed'],
  [{ Title: '✓' }, 'titleUnnamed'],
  [{ Title: 'Titelkampf' }, 'titleUnnamed'],
  [{ Title: 'vacant' }, 'titleUnnamed'],
  [{ Title: 'Gürtel' }, 'titleUnnamed'],
  [{ Title: 'TITLE!' }, 'titleUnnamed'],
  [{ Title: 'King' }, 'titleUnnamed'],
  [{ Title: '👑' }, 'titleUnnamed'],
  [{ Title: 'Not for the title' }, undefined],
  [{ Title: 'Kein Titelkampf' }, undefined],
  [{ Title: 'n.a.' }, undefined],
  [{ Title: 'Cup title' }, undefined],
  [{ Title: 'no' }, undefined],
  [{ Title: 'n/a' }, undefined],
  [{ Title: '-' }, undefined],
  [{ Title: 'Hachidan' }, 'titleName'],
  [{ Title: 'World champion' }, 'titleName'],
  [{ Title: 'WBX and IBX world titles' }, 'titles'],
  [{ Title: 'IBX, WBX' }, 'titles'],
  [{ Title: 'IBX/WBX belt' }, 'titles'],
  [{ Title: 'IBX und WBX' }, 'titles'],
  [{ Title: 'IBX・WBX王座' }, 'titles'],
  [{ Title: 'Bread and Butter Cup' }, undefined],
  [{ Date: '2026-03-14' }, undefined],
  [{ 'Match date': '2026-03-14T02:30:00Z' }, 'zone'],
  [{ 'Match date': '2026-03-14 23:30 +09:00' }, 'zone'],
  [{ 'Match date': '2026-03-14T00:00:00Z' }, undefined],
  [{ 'Match date': '2026-03-14 02:30' }, 'lost'],
  [{ 'Match date': '18:30 14 Mar 2026' }, 'lost'],
  [{ 'Match date': '14-15 Mar 2026' }, 'lost'],
  [{ 'Player 1': 'Derya Efe CAN' }, 'code'],
  [{ 'Player 1': 'Ana Prado (GA)' }, 'code'],
  [{ 'Country 1': '-' }, undefined],
  [{ 'Country 1': 'U.S.A.' }, undefined],
  [{ 'Country 1': 'ZZZ' }, 'country'],
  [{ 'Player 1': 'Ana Prado (Rocha)' }, 'left'],
  [{ 'Player 1': 'Ana Prado (ZZZ)' }, 'left'],
  [{ Sheet: 'Women evening' }, 'section'],
  [{ Sheet: 'Results' }, undefined],
])('%j is a doubt of its row: %s', (said, code) => {
  expect(doubtsOf(said)?.map((doubt) => doubt.code)).toEqual(code === undefined ? [] : [code]);
});

test.each([
  ['RET', { outcome: 'injury' }],
  ['INJ.', { outcome: 'injury' }],
  ['ff', { outcome: 'walkover' }],
  ['w.o.', { outcome: 'walkover' }],
  ['Aufgabe', { outcome: 'injury' }],
  ['травма', { outcome: 'injury' }],
  ['lesión', { outcome: 'injury' }],
  ['kampflos', { outcome: 'walkover' }],
  ['棄権', { outcome: 'injury' }],
  ['dyskwalifikacja', { outcome: 'disqualification' }],
])('the score cell %s says how it ended, and the column of winners who won', (Score, facts) => {
  expect(factsOf({ Score, Winner: 'Max Holt' })).toEqual({ ...facts, winner: 'player2' });
  expect(problemsOf({ Score })).toEqual(['noWinner']);
});

test.each([
  ['W RET', { winner: 'player1', outcome: 'injury' }],
  ['L w.o.', { winner: 'player2', outcome: 'walkover' }],
  ['W by DQ', { winner: 'player1', outcome: 'disqualification' }],
  ['Win (inj.)', { winner: 'player1', outcome: 'injury' }],
  ['2-1 ret.', { score1: 2, score2: 1, outcome: 'injury' }],
  ['勝 不戦勝', { winner: 'player1', outcome: 'walkover' }],
  ['3~1', { score1: 3, score2: 1 }],
  ['3 to 1', { score1: 3, score2: 1 }],
  ['[3-1]', { score1: 3, score2: 1 }],
  ["'3-1", { score1: 3, score2: 1 }],
  ['W3-1', { score1: 3, score2: 1 }],
  ['1-3L', { score1: 1, score2: 3 }],
  ['3–1 🔥', { score1: 3, score2: 1 }],
  ['**3-1**', { score1: 3, score2: 1 }],
])('the score cell %s is read', (Score, facts) => {
  expect(factsOf({ Score })).toEqual(facts);
  expect(doubtsOf({ Score })).toEqual([]);
});

test.each(['Reed RET', 'Max Holt w.o.', '3-1*'])('the score cell %s is refused', (Score) => {
  expect(problemsOf({ Score })).toEqual(['unknown']);
});

test('a championship is a title', () => {
  expect(readCells({ ...twoPlayers, Title: 'World title' })).toMatchObject({
    facts: { title: 'World title' },
    doubts: [],
  });
  for (const Title of ['FM', 'Gürtel', 'King', 'No title'])
    expect(readCells({ ...twoPlayers, Title })?.facts.title).toBeUndefined();
});

test('the flag of a nation counts in a cell of names and in one of countries', () => {
  const england = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
  const row = readCells({ 'Player 1': `${england} Tom Reed`, 'Player 2': 'Max Holt', 'Country 2': england });
  expect(row?.sides).toMatchObject([
    { name: 'Tom Reed', country: 'GB-ENG' },
    { name: 'Max Holt', country: 'GB-ENG' },
  ]);
});
