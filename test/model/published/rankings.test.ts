import { rankingFile, rankingLists, rankingPattern, sameList } from '@/model/published/rankings';
import { rankingsFile } from '@/model/published/firstPlaces';
import { builtInSports, type Sport } from '@/model/sports';
import { judo, tableTennis } from '@test/support/otherSports';

const sports: readonly Sport[] = [...builtInSports, judo, tableTennis];
const lists = sports.flatMap(rankingLists);

test('every list has a file of its own, under a name that is served', () => {
  const names = lists.map((list) => rankingFile(sports, list));
  expect(new Set(names).size).toBe(lists.length);
  expect(names.filter((name) => name !== rankingsFile && !rankingPattern.test(name))).toEqual([]);
});

test('the list that is shown where none is asked for has a name that needs no definition', () => {
  const [first] = lists;
  expect(first).toEqual({ sport: 'armw', code: 'R', gender: 'M' });
  expect(lists.filter((list) => rankingFile(sports, list) === rankingsFile)).toEqual([first]);
});

test('codes that differ in signs alone have names that differ', () => {
  const list = lists[0]!;
  const named = ['80kg', '80kg+', '80kg-', '80.kg', '80 kg'].map((weight) =>
    rankingFile(sports, { ...list, weight }),
  );
  expect(new Set(named).size).toBe(5);
  expect(named[1]).toBe('rankings-armw-R-M-80kg_2b_.json');
  expect(named.every((name) => rankingPattern.test(name))).toBe(true);
});

test('a sport that rates nothing apart and has no classes has a list for each gender', () => {
  expect(rankingLists(tableTennis)).toEqual(
    ['M', 'W', '-'].map((gender) => ({ sport: tableTennis.id, code: 'both', gender })),
  );
});

test('lists are the same by what they are of', () => {
  const list = lists[0]!;
  expect(sameList(list, { ...list })).toBe(true);
  expect(sameList(list, { ...list, weight: '95kg' })).toBe(false);
  expect(sameList(list, { ...list, code: 'L' })).toBe(false);
});
