import { fieldOfHeading, guessMapping } from '@/model/importing/columns';
import { builtInSports } from '@/model/sports';
import { factsOf } from '@test/support/readCells';

const [sport] = builtInSports;
const fieldsOf = (head: string) => Object.values(guessMapping(head.split(';'), sport));

test.each([
  'Spieler 1;Spieler 2;Ergebnis;Geschlecht',
  'Jugadora 1;Jugadora 2;Puntuación;Sexo',
  'Спортсменка 1;Спортсменка 2;Рахунок;Стать',
  'Αθλητής 1;Αθλητής 2;Σκορ;Φύλο',
  'Hráč 1;Hráč 2;Skóre;Pohlaví',
  'Játékos 1;Játékos 2;Eredmény;Nem',
  'Kilpailija 1;Kilpailija 2;Tulos;Sukupuoli',
  '选手1;选手2;比分;性别',
])('the columns of %s are known', (head) => {
  expect(fieldsOf(head)).toEqual(['player1', 'player2', 'score', 'gender']);
});

test.each([
  "Прізвище 1;Ім'я 1;Прізвище 2;Ім'я 2",
  'Příjmení 1;Jméno 1;Příjmení 2;Jméno 2',
  'Vezetéknév 1;Keresztnév 1;Vezetéknév 2;Keresztnév 2',
  'Achternaam 1;Voornaam 1;Achternaam 2;Voornaam 2',
  'Efternamn 1;Förnamn 1;Efternamn 2;Förnamn 2',
  'Soyadı 1;Adı 1;Soyadı 2;Adı 2',
  'Soyad 1;Ad 1;Soyad 2;Ad 2',
])('%s are the parts of two names', (head) => {
  expect(fieldsOf(head)).toEqual(['player1.family', 'player1.given', 'player2.family', 'player2.given']);
});

test.each(['Rival', 'Adversaire', 'Przeciwnik', 'Avversario', 'Суперник', 'Vastustaja', '对手'])(
  '%s is the other side in a table of one',
  (heading) => {
    expect(fieldOfHeading(heading, sport)).toBe('player2');
  },
);

test('a year is the day of an event where no other column has one', () => {
  expect(fieldsOf('Event;Year;Player 1;Player 2')).toContain('event.date');
  expect(guessMapping(['Event', 'Year', 'Date', 'Player 1', 'Player 2'], sport)[1]).toBeUndefined();
});

test.each([
  ['Ganó 3-1', { score1: 3, score2: 1 }],
  ['Perdió 1-3', { score1: 1, score2: 3 }],
  ['Wygrana 3:1', { score1: 3, score2: 1 }],
  ['Проигрыш 1:3', { score1: 1, score2: 3 }],
  ['Vittoria', { winner: 'player1' }],
  ['Prohra', { winner: 'player2' }],
])('%s is a result of the first side', (said, facts) => {
  expect(factsOf({ Score: said })).toMatchObject(facts);
});
