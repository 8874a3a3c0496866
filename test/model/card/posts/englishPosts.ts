import type { Post } from './dataPosts';
import { L, R, match, post, score } from './post';

/** English cards in the manner of posts, with people that are made up. */
export const englishPosts: readonly Post[] = [
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
      match('Tom Reed', 'Max Holt', { ...R, weight: '115kg+', ...score(3, 2) }),
      match('Otto Kern', 'Paul Wirth', { ...R, weight: '115kg+', ...score(1, 3) }),
      match('Lee Frost', 'Sam Dale', { ...R, weight: '115kg+', ...score(0, 3) }),
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
