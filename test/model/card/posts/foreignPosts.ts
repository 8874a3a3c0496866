import type { Post } from './dataPosts';
import { L, R, match, post, score } from './post';

/** Cards in ten other languages in the manner of posts, with people that are made up. */
export const foreignPosts: readonly Post[] = [
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
];
