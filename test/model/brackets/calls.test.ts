import { bracketOf } from '@/model/brackets/bracket';
import { tablesOf, type Call, type Table } from '@/model/brackets/calls';
import { drawOf, names, playOut } from './tournament';

const codeOf = (call: Call | undefined) => call && `${call.bracket.draw.arm} ${call.match.code}`;
const shown = (tables: readonly Table[]) => tables.map(({ table, now }) => [table, codeOf(now)]);

test('brackets of one table take turns, a round each', () => {
  const [table] = tablesOf([bracketOf(drawOf(names(4)), []), bracketOf(drawOf(names(4), { arm: 'R' }), [])]);
  expect(codeOf(table?.now)).toBe('L A1-1');
  expect(table?.next.slice(0, 4).map(codeOf)).toEqual(['L A1-2', 'R A1-1', 'R A1-2', 'L B1-1']);
});

test('a player is called to one table at a time', () => {
  const left = bracketOf(drawOf(['ann', 'bob', 'cem', 'dan']), []);
  const right = bracketOf(drawOf(['ann', 'bob', 'cem', 'dan'], { arm: 'R', table: 2 }), []);
  expect(shown(tablesOf([right, left]))).toEqual([
    [1, 'L A1-1'],
    [2, 'R A1-2'],
  ]);
});

test('a table calls nobody while no match is ready, and has nothing left at the end', () => {
  const same = bracketOf(drawOf(['ann', 'bob']), []);
  const other = bracketOf(drawOf(['ann', 'bob'], { arm: 'R', table: 2 }), []);
  expect(shown(tablesOf([same, other]))).toEqual([
    [1, 'L A1-1'],
    [2, undefined],
  ]);
  expect(tablesOf([playOut(drawOf(names(5)), () => 0).bracket])).toEqual([{ table: 1, next: [] }]);
});
