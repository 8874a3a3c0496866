import { loadLatin } from '@/wiki/search/latin';
import { RecordSearch } from '@/wiki/search/recordSearch';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

const fitOf = async (stored: string, asked: string) => {
  await loadLatin();
  const { state } = screens({ players: [player('one', { name: stored })] });
  const search = new RecordSearch({ getState: state, whenIdle: () => undefined, now: () => 0 });
  search.changed();
  return search.find(asked).players.best.map(({ fit }) => fit)[0];
};

test.each([
  ['王伟', '王维'],
  ['王伟', 'Wang Wei'],
  ['サトー ケン', 'サト ケン'],
  ['ヤッタ ケン', 'ヤタ ケン'],
  ['ジュン キム', 'ジユン キム'],
  ['ใจ', 'ไจ'],
  ['แก้ว', 'แกว'],
  ['طارق', 'تارق'],
  ['თამარ', 'ტამარ'],
  ['Կարեն', 'Քարեն'],
  ['Νίκη', 'Νίκι'],
  ['Щукин', 'Шчукин'],
])('the name %s, alike in Latin, is not taken for %s', async (stored, asked) => {
  expect(await fitOf(stored, asked)).toBe('exact');
});

test.each([
  ['Сергей Жук', 'Жук Сергей'],
  ['ヤマザキ ケン', 'ﾔﾏｻﾞｷ ｹﾝ'],
  ['بَدر سعيد', 'بدر سعيد'],
  ['Сергей Волков', 'Sergey Volkov'],
  ['Jose Luk', 'José Łuk'],
  ['山田太郎', '山田 太郎'],
  ['김민수', '김 민수'],
  ['김 민수', '김민수'],
  ['ヤマザキケン', 'ヤマザキ ケン'],
  ['ヤマザキ ケン', 'ヤマザキケン'],
  ['山田 太郎', '山田　太郎'],
])('%s has the same name as %s', async (stored, asked) => {
  expect(await fitOf(stored, asked)).toBe('whole');
});
