import { fieldOfHeading, guessMapping, isInPounds, missingColumns } from '@/model/importing/columns';
import { tableOf } from '@/model/importing/tableOf';
import { recordColumns } from '@/model/records/recordTable';
import type { Choice } from '@/model/schema/choice';
import { builtInSports } from '@/model/sports';

const [sport] = builtInSports;

test.each([
  ['Player 1', 'player1'],
  ['PLAYER_1', 'player1'],
  ['選手1', 'player1'],
  ['Участник 2', 'player2'],
  ['Sieger', 'winner'],
  ['Kaybeden', 'loser'],
  ['Event', 'event.name'],
  ['大会名', 'event.name'],
  ['Date', 'event.date'],
  ['Дата', 'event.date'],
  ['Score', 'score'],
  ['Счёт', 'score'],
  ['Weight class', 'weight'],
  ['Weight (lbs)', 'weight'],
  ['階級', 'weight'],
  ['Arm', 'arm'],
  ['Hand', 'arm'],
  ['№', 'order'],
  ['#', 'order'],
  ['player1.score', 'player1.score'],
  ['event.sport.id', 'sport'],
  ['red.name', 'player1'],
  ['playerTwoScore', 'player2.score'],
  ['tournament.date', 'event.date'],
  ['tournamentName', 'event.name'],
  ['club.name', undefined],
  ['winner.name', 'winner'],
  ['result.red', 'player1.score'],
  ['scores.blue', 'player2.score'],
  ['result.table', undefined],
  ['tournament.title', 'event.name'],
  ['tournament.city', 'event.location'],
  ['Scores CSV', 'score'],
  ['entrant2', 'player2'],
  ['Namn 1', 'player1'],
  ['Placar', 'score'],
  ['Athlete A', 'player1'],
  ['Zawodnik B', 'player2'],
  ['p2_score', 'player2.score'],
  ['Red corner', 'player1'],
  ['Pool A', undefined],
  ['Top 2', undefined],
])('the heading %s means %s', (heading, field) => {
  expect(fieldOfHeading(heading, sport)).toBe(field);
});

test('each meaning has one column, the first of its name, and a heading that nobody knows has none', () => {
  expect(guessMapping(['Player 1', 'Name 1', 'Shoe size', ''], sport)).toEqual({ 0: 'player1' });
});

test('our own table of matches is understood without anybody', () => {
  const head = recordColumns.match.toSpliced(recordColumns.match.indexOf('event.id') + 1, 0, 'event.name');
  const mapping = guessMapping(head, sport);
  const meant = Object.values(mapping);
  expect(missingColumns(mapping, false)).toEqual([]);
  expect(meant).toEqual(
    expect.arrayContaining([
      'id',
      'event.date',
      'player1',
      'player1.id',
      'player2.score',
      'outcome',
      'winner',
      'gender',
      'arm',
      'weight',
      'choices',
      'event.id',
      'event.name',
      'sport',
    ]),
  );
});

test('pounds are what a heading says, and no part of a word', () => {
  expect(['Weight (lb)', 'Weight in pounds', 'Weight', 'Club'].map(isInPounds)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['Vorname;Nachname;Gegner', ['player1.given', 'player1.family', 'player2']],
  ['Gegner;Nachname;Vorname', ['player2', 'player1.family', 'player1.given']],
  ['Player 1;First name;Last name', ['player1', 'player2.given', 'player2.family']],
  ['Name;Vorname;Gegner', ['player1.family', 'player1.given', 'player2']],
  ['Nom;Prénom;Nom;Prénom', ['player1.family', 'player1.given', 'player2.family', 'player2.given']],
  [
    'Cognome;Nome;Punti;Cognome;Nome;Punti',
    ['player1.family', 'player1.given', undefined, 'player2.family', 'player2.given', undefined],
  ],
  ['Nom 1;Prénom 1;Nom 2;Prénom 2', ['player1.family', 'player1.given', 'player2.family', 'player2.given']],
  [
    'Vorname 1;Name 1;Vorname 2;Name 2',
    ['player1.given', 'player1.family', 'player2.given', 'player2.family'],
  ],
  [
    'Player 1 First;Player 1 Last;Player 2 First;Player 2 Last',
    ['player1.given', 'player1.family', 'player2.given', 'player2.family'],
  ],
  ['Name;Opponent', ['player1', 'player2']],
  ['Gegner;Sportler', ['player2', 'player1']],
  ['選手;対戦相手', ['player1', 'player2']],
  ['Name;Opponent;Winner', ['player1', 'player2', 'winner']],
  ['Name;Opponent;Winner;Loser', [undefined, 'player2', 'winner', 'loser']],
  ['Name;Player 1;Player 2', [undefined, 'player1', 'player2']],
  ['Имя;Фамилия;Соперник', ['player1.given', 'player1.family', 'player2']],
])('given and family names in %s belong to their sides', (said, fields) => {
  const head = said.split(';');
  const mapping = guessMapping(head, sport);
  expect(head.map((heading, at) => (heading === 'Punti' ? undefined : mapping[at]))).toEqual(fields);
});

test.each([
  [
    'Player 1;Nationality 1;Player 2;Nationality 2',
    ['player1', 'player1.country', 'player2', 'player2.country'],
  ],
  ['Winner;Winner Country;Loser;Loser Country', ['winner', 'player1.country', 'loser', 'player2.country']],
  ['Player 1;Player 2;Winner;Winner Country', ['player1', 'player2', 'winner', undefined]],
  ['Name;Opponent;Winner;Winner country', ['player1', 'player2', 'winner', undefined]],
  ['Player 1;Winner;Loser;Loser country', ['player1', 'winner', 'loser', undefined]],
  [
    'First name 1;Last name 1;First name 2;Last name 2;Winner;Winner country',
    ['player1.given', 'player1.family', 'player2.given', 'player2.family', 'winner', undefined],
  ],
  ['Opponent;Winner;Winner country', ['player2', 'winner', undefined]],
])('the countries in %s belong to their sides', (said, fields) => {
  const head = said.split(';');
  const mapping = guessMapping(head, sport);
  expect([...head.keys()].map((at) => mapping[at])).toEqual(fields);
});

test('a table lacks the columns without which no row says enough', () => {
  expect(missingColumns({ 0: 'player1' }, false)).toEqual(['players', 'event']);
  expect(missingColumns({ 0: 'winner', 1: 'loser' }, true)).toEqual([]);
});

test('the names of the columns are found below a title, and a table without them has numbers', () => {
  const titled = tableOf(
    [['Tokyo Open 2026'], [], ['Player 1', 'Player 2', 'Score'], ['Ann', 'Bea', '3-1']],
    sport,
  );
  expect(titled.head).toEqual(['Player 1', 'Player 2', 'Score']);
  expect(titled.rows).toEqual([{ line: 4, cells: ['Ann', 'Bea', '3-1'] }]);
  expect(titled.above.map(({ line }) => line)).toEqual([1]);
  const bare = tableOf([['Ann', 'Bea', '3-1']], sport);
  expect([bare.head, bare.rows.length]).toEqual([['', '', ''], 1]);
});

test('a heading that two choices of a sport share means the first of them, and what no sport calls so stays unknown', () => {
  const first = sport?.choices[0];
  if (sport === undefined || first === undefined) throw new Error('Expected a sport with choices');
  const surface: Choice = { ...first, path: 'choices.surface' };
  const twice = { ...sport, choices: [first, surface] };
  expect(fieldOfHeading('Arm', twice)).toBe(first.path);
  expect(fieldOfHeading('Surface', twice)).toBe('choices.surface');
  expect(fieldOfHeading('Surface', sport)).toBeUndefined();
});
