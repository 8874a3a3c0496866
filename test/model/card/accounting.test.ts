import { unaccounted } from '@/model/card/accounting';
import { armWrestling } from '@test/support/factories';

test.each([
  ['Ida Marsh - Nora Quill 3-1 Lindau', ['Lindau']],
  ['Ida Marsh - Nora Quill 3-1 left', ['left']],
  ['Ida Marsh - Nora Quill 3-2', ['2']],
  ['Ida Marsh lost to Nora Quill ✅', ['✅']],
  ['Ida Marsh (GER) - Nora Quill', ['GER']],
  ['1. Ida Marsh vs. Nora Quill, 3:1', []],
  ['🥇 Ida Marsh - Nora Quill 🥈 3-1', []],
  ['🥈 Ida Marsh - Nora Quill 🥉 women 3-1', ['🥈', '🥉', 'women']],
])('of “%s” read as a match of 3–1, %j went nowhere', (source, words) => {
  const match = { player1: 'Ida Marsh', player2: 'Nora Quill', score1: 3, score2: 1 };
  expect(unaccounted(source, match, [], armWrestling)).toEqual(words);
});
