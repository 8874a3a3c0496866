import type { Post, Posted } from './dataPosts';

const match = (player1: string, player2: string, rest: Omit<Posted, 'player1' | 'player2'> = {}): Posted => ({
  player1,
  player2,
  ...rest,
});
const score = (score1: number, score2: number) => ({ score1, score2 });
const post = (name: string, lines: readonly string[], matches: readonly Posted[]): Post => ({
  name,
  text: lines.join('\n'),
  matches,
});
const R = { arm: 'R' } as const;
const L = { arm: 'L' } as const;

/** Cards in the manner of posts, with people that are made up. */
export const ownPosts: readonly Post[] = [
  post(
    'English, headings with emoji',
    [
      '🔥 NORTH VS SOUTH 7 🔥',
      '📍 Leeds, England | 14 March 2026',
      '🎥 Full event: https://youtu.be/dQw4w9WgXcQ',
      '',
      '💪 RIGHT ARM 💪',
      'Super Heavyweight (115kg+)',
      '🇬🇧 Tom Reed def. 🇺🇸 Max Holt 3:2',
      'Otto Kern lost to Paul Wirth 1:3',
      'Lee Frost vs Sam Dale – 3-0 (Dale)',
      '💪 LEFT ARM 💪',
      '187lb - Cal Dunn 3 – 0 Ned Alder',
    ],
    [
      match('Tom Reed', 'Max Holt', { ...R, weight: 'Open', ...score(3, 2) }),
      match('Otto Kern', 'Paul Wirth', { ...R, weight: 'Open', ...score(1, 3) }),
      match('Lee Frost', 'Sam Dale', { ...R, weight: 'Open', ...score(0, 3) }),
      match('Cal Dunn', 'Ned Alder', { ...L, weight: '85kg', ...score(3, 0) }),
    ],
  ),
  post(
    'English, winners and losers',
    [
      'HILL CUP 3 RESULTS',
      'W Tom Reed – L Max Holt (3-2)',
      'W Otto Kern L Paul Wirth (3-0)',
      'Sam Dale W / Lee Frost L (4-1)',
      '~~Cal Dunn vs Ned Alder~~',
      'CANCELLED: Ray Poole vs Jim Vane',
    ],
    [
      match('Tom Reed', 'Max Holt', score(3, 2)),
      match('Otto Kern', 'Paul Wirth', score(3, 0)),
      match('Sam Dale', 'Lee Frost', score(4, 1)),
    ],
  ),
  post(
    'English, main event and titles',
    [
      '⭐ MAIN EVENT ⭐',
      'Tom Reed (dinosaur) 🦖 4-2 Max Holt',
      'WBX world title: Otto Kern 🆚 Paul Wirth 3️⃣:1️⃣',
      'Co-main event: Lee Frost beat Sam Dale',
      'Ida Marsh pinned Nora Quill, women, 65 kg, left',
    ],
    [
      match('Tom Reed', 'Max Holt', { main: true, ...score(4, 2) }),
      match('Otto Kern', 'Paul Wirth', { title: 'WBX world title', ...score(3, 1) }),
      match('Lee Frost', 'Sam Dale', { winner: 'player1', outcome: 'winner' }),
      match('Ida Marsh', 'Nora Quill', {
        winner: 'player1',
        outcome: 'winner',
        gender: 'W',
        weight: '65kg',
        ...L,
      }),
    ],
  ),
  post(
    'English, numbers and bullets',
    [
      '1️⃣ Tom Reed vs Max Holt',
      '2️⃣ Otto Kern vs Paul Wirth | 95 kg | right',
      '3. **Lee Frost** def. *Sam Dale* 3-1 ✔️',
      '• Cal Dunn [USA] vs [CAN] Ned Alder — 3 : 2',
      'Match 5: Ray Poole vs Jim Vane - 85 kg - 3:0',
    ],
    [
      match('Tom Reed', 'Max Holt'),
      match('Otto Kern', 'Paul Wirth', { weight: '95kg', ...R }),
      match('Lee Frost', 'Sam Dale', score(3, 1)),
      match('Cal Dunn', 'Ned Alder', score(3, 2)),
      match('Ray Poole', 'Jim Vane', { weight: '85kg', ...score(3, 0) }),
    ],
  ),
  post(
    'German',
    [
      '🏆 Hafenpokal 2026 🏆',
      '📅 Samstag, 14. März 2026 📍 Hamburg',
      'Rechter Arm',
      'Männer bis 95 kg',
      'Jörg Adler besiegt Uwe Stolz 3:1',
      'Max Holt verlor gegen Otto Kern 0:3',
      'Frauen, linker Arm',
      'Ida Marsch – Nora Quell 2:3',
    ],
    [
      match('Jörg Adler', 'Uwe Stolz', { ...R, gender: 'M', weight: '95kg', ...score(3, 1) }),
      match('Max Holt', 'Otto Kern', { ...R, gender: 'M', weight: '95kg', ...score(0, 3) }),
      match('Ida Marsch', 'Nora Quell', { ...L, gender: 'W', ...score(2, 3) }),
    ],
  ),
  post(
    'German, main event',
    [
      'Hauptkampf: Jörg Adler gegen Uwe Stolz 4:2',
      'Halbfinale: Otto Kern – Paul Wirth 3:0 rechts',
      'Lee Frost vs Sam Dale (abgesagt)',
    ],
    [
      match('Jörg Adler', 'Uwe Stolz', { main: true, ...score(4, 2) }),
      match('Otto Kern', 'Paul Wirth', { round: 'semifinal', ...R, ...score(3, 0) }),
    ],
  ),
  post(
    'Russian',
    [
      '🔥 Кубок Волги 🔥',
      '📍 Самара | 14 марта 2026 г.',
      'Мужчины, правая рука, до 85 кг',
      'Иван Лесной победил Олег Снежин 3:1',
      'Пётр Горский проиграл Глеб Ясный 2:3',
      'Левая рука',
      'Антон Дубов – Юрий Камнев 3:0 (Дубов)',
    ],
    [
      match('Иван Лесной', 'Олег Снежин', { gender: 'M', ...R, weight: '85kg', ...score(3, 1) }),
      match('Пётр Горский', 'Глеб Ясный', { gender: 'M', ...R, weight: '85kg', ...score(2, 3) }),
      match('Антон Дубов', 'Юрий Камнев', { ...L, ...score(3, 0) }),
    ],
  ),
  post(
    'Russian, main event',
    [
      'Главный бой: Иван Лесной против Олег Снежин',
      'Финал: Пётр Горский – Глеб Ясный 3-2',
      'Антон Дубов – Юрий Камнев (отменён)',
    ],
    [
      match('Иван Лесной', 'Олег Снежин', { main: true }),
      match('Пётр Горский', 'Глеб Ясный', { round: 'final', ...score(3, 2) }),
    ],
  ),
  post(
    'Ukrainian',
    ['Права рука', 'до 95 кг', 'Тарас Гай переміг Остап Лан 3:0', 'Жінки', 'Леся Сад – Віра Зима 1:3'],
    [
      match('Тарас Гай', 'Остап Лан', { ...R, weight: '95kg', ...score(3, 0) }),
      match('Леся Сад', 'Віра Зима', { ...R, weight: '95kg', gender: 'W', ...score(1, 3) }),
    ],
  ),
  post(
    'Spanish',
    [
      '📍 Sevilla, España | 14 de marzo de 2026',
      'Brazo derecho 💪',
      'Hombres hasta 85 kg',
      'Rui Prado venció a Caio López 3-1',
      'Ana Lima perdió contra Eva Sanz 0-3',
    ],
    [
      match('Rui Prado', 'Caio López', { ...R, gender: 'M', weight: '85kg', ...score(3, 1) }),
      match('Ana Lima', 'Eva Sanz', { ...R, gender: 'M', weight: '85kg', ...score(0, 3) }),
    ],
  ),
  post(
    'Spanish, main event',
    ['Pelea estelar: Rui Prado vs Caio López 3-2', 'Juan Vega contra Luis Mora 2-3 izquierda'],
    [
      match('Rui Prado', 'Caio López', { main: true, ...score(3, 2) }),
      match('Juan Vega', 'Luis Mora', { ...L, ...score(2, 3) }),
    ],
  ),
  post(
    'Portuguese',
    [
      'Braço direito',
      'Rui Prado x Caio Lopes 3 x 1',
      'Braço esquerdo',
      'Ana Lima derrotou Eva Reis',
      'Mulheres',
      'Iara Melo perdeu para Rita Cruz 1-3',
    ],
    [
      match('Rui Prado', 'Caio Lopes', { ...R, ...score(3, 1) }),
      match('Ana Lima', 'Eva Reis', { ...L, winner: 'player1', outcome: 'winner' }),
      match('Iara Melo', 'Rita Cruz', { ...L, gender: 'W', ...score(1, 3) }),
    ],
  ),
  post(
    'French',
    [
      '📅 14 mars 2026 📍 Lyon, France',
      'Bras gauche – hommes',
      'Luc Morel a battu Jean Faure 3-2',
      'Noé Garnier a perdu contre Hugo Blanc 1-3',
    ],
    [
      match('Luc Morel', 'Jean Faure', { ...L, gender: 'M', ...score(3, 2) }),
      match('Noé Garnier', 'Hugo Blanc', { ...L, gender: 'M', ...score(1, 3) }),
    ],
  ),
  post(
    'Italian',
    ['Braccio destro', 'Luca Neri ha battuto Aldo Serra 3-0', 'Finale: Pio Conti – Elio Ricci 3:2'],
    [
      match('Luca Neri', 'Aldo Serra', { ...R, ...score(3, 0) }),
      match('Pio Conti', 'Elio Ricci', { ...R, round: 'final', ...score(3, 2) }),
    ],
  ),
  post(
    'Turkish',
    [
      '🔥 BOĞAZ KUPASI 🔥',
      '📍 İzmir, Türkiye | 14 Mart 2026',
      '💪 SAĞ KOL 💪',
      'Derya Efe 🇹🇷 3-1 Can Polat 🇹🇷',
      'Sol kol',
      'Emre Ak vs Kaan Su 2-3',
      'Ana maç: Onur Taş vs Mert Gök',
    ],
    [
      match('Derya Efe', 'Can Polat', { ...R, ...score(3, 1) }),
      match('Emre Ak', 'Kaan Su', { ...L, ...score(2, 3) }),
      match('Onur Taş', 'Mert Gök', { ...L, main: true }),
    ],
  ),
  post(
    'Polish',
    [
      'Prawa ręka',
      'Mężczyźni do 95 kg',
      'Jan Lis pokonał Piotr Wilk 3:1',
      'Adam Kos przegrał z Marek Sowa 0:3',
      'Walka wieczoru: Igor Żuk – Kamil Ryś 4:3',
    ],
    [
      match('Jan Lis', 'Piotr Wilk', { ...R, gender: 'M', weight: '95kg', ...score(3, 1) }),
      match('Adam Kos', 'Marek Sowa', { ...R, gender: 'M', weight: '95kg', ...score(0, 3) }),
      match('Igor Żuk', 'Kamil Ryś', { ...R, gender: 'M', weight: '95kg', main: true, ...score(4, 3) }),
    ],
  ),
  post(
    'Japanese',
    [
      '山川杯 2026年3月14日',
      '会場：京都',
      '男子 右腕',
      '山田太郎 ○ 3-1 ● 佐藤次郎',
      '女子 左腕',
      'ハタ ソラ 対 ハダ ミオ 3-2',
      'メインイベント：田中一 対 鈴木二',
    ],
    [
      match('山田太郎', '佐藤次郎', { gender: 'M', ...R, ...score(3, 1) }),
      match('ハタ ソラ', 'ハダ ミオ', { gender: 'W', ...L, ...score(3, 2) }),
      match('田中一', '鈴木二', { gender: 'W', ...L, main: true }),
    ],
  ),
  post(
    'Japanese, numbers',
    ['第1試合：山田太郎 vs 佐藤次郎 3対1', '第2試合：田中一 vs 鈴木二 中止', '準決勝：高木空 対 森海 2-3'],
    [
      match('山田太郎', '佐藤次郎', score(3, 1)),
      match('高木空', '森海', { round: 'semifinal', ...score(2, 3) }),
    ],
  ),
  post(
    'English, links and clubs',
    [
      'Saturday 14 March 2026, 19:00',
      'Tom Reed (Oak Hill) vs Max Holt (Lake Side) 3-1 https://youtu.be/dQw4w9WgXcQ',
      'Otto Kern > Paul Wirth 3-2',
      'Lee Frost vs Sam Dale, right, 95 kg, 3-0',
    ],
    [
      match('Tom Reed', 'Max Holt', score(3, 1)),
      match('Otto Kern', 'Paul Wirth', score(3, 2)),
      match('Lee Frost', 'Sam Dale', { ...R, weight: '95kg', ...score(3, 0) }),
    ],
  ),
  post(
    'English, women and juniors',
    [
      'Women -65kg',
      'Left',
      'Ida Marsh 3-1 Nora Quill',
      'Right',
      'Eva Lind was defeated by Mia Sorel',
      'Men',
      'Final: Tom Reed vs Max Holt – 3-2 (Reed)',
    ],
    [
      match('Ida Marsh', 'Nora Quill', { gender: 'W', weight: '65kg', ...L, ...score(3, 1) }),
      match('Eva Lind', 'Mia Sorel', {
        gender: 'W',
        weight: '65kg',
        ...R,
        winner: 'player2',
        outcome: 'winner',
      }),
      match('Tom Reed', 'Max Holt', { gender: 'M', round: 'final', ...score(3, 2) }),
    ],
  ),
];
