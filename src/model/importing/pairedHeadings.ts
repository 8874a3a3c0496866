import type { ImportField } from './columns';
import { nameWords } from '../names/nameSearch';

const keysOf = (words: string): ReadonlySet<string> =>
  new Set(words.split('|').map((word) => nameWords(word).join(' ')));

const countries = keysOf(
  'country|nation|nationality|nat|noc|flag|land|nationalität|pays|país|paese|kraj|ülke|страна|країна|国|国名|国籍|국가|' +
    'země|krajina|ország|χώρα|maa|državа|država|țară|državljanstvo|nacionalidad|nazionalità|nacionalidade|nationalité|narodowość|uyruk|' +
    'громадянство|гражданство|национальность|国家|國家|국적|negara',
);
const names = keysOf(
  'player|athlete|puller|fighter|competitor|contestant|entrant|participant|namn|navn|nama|nume|name|atleta|atlet|full name|sportler|athlet|jugador|joueur|' +
    'giocatore|zawodnik|sporcu|участник|спортсмен|имя|гравець|選手|選手名|氏名|이름|선수|' +
    'spieler|spielerin|sportlerin|teilnehmer|kämpfer|competidor|competidora|jugadora|luchador|deportista|participante|joueuse|athlète|' +
    'concurrent|concorrente|lottatore|jogador|jogadora|lutador|zawodniczka|uczestnik|oyuncu|yarışmacı|speler|deelnemer|spelare|' +
    'deltagare|deltaker|deltager|utøver|pelaaja|urheilija|kilpailija|hráč|závodník|sportovec|pretekár|játékos|versenyző|αθλητής|αθλήτρια|' +
    'παίκτης|sportiv|jucător|concurent|състезател|игрок|боец|рукоборец|армрестлер|спортсменка|учасник|рукоборець|' +
    'მოთამაშე|სპორტსმენი|ойыншы|спортшы|选手|运动员|姓名|參賽者|球员|競技者|参加者|참가자|لاعب|اللاعب|שחקן|атлет',
);

export const isCountry = (heading: string): boolean => countries.has(nameWords(heading).join(' '));

export const isNameOfPlayer = (heading: string): boolean => names.has(nameWords(heading).join(' '));

type Pair = readonly [first: ImportField, second: ImportField];

export function pairOf(key: string, field: ImportField | undefined): Pair | undefined {
  if (isCountry(key)) return ['player1.country', 'player2.country'];
  if (names.has(key)) return ['player1', 'player2'];
  if (field === 'score') return ['player1.score', 'player2.score'];
  return field === 'weight' ? ['player1.weight', 'player2.weight'] : undefined;
}
