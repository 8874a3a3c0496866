import { bracketOf } from '@/model/brackets/bracket';
import { tablesOf, type Call, type Table } from '@/model/brackets/calls';
import { drawOf, names, playOut, won } from './tournament';

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

test('a match that a scorer has begun is at its table, its players nowhere else, and after its end the next is called', () => {
  const draw = drawOf(['ann', 'bob', 'cem', 'dan']);
  const right = bracketOf(drawOf(['ann', 'cem'], { arm: 'R', table: 2 }), []);
  const second = bracketOf(draw, []).matches.find(({ code }) => code === 'A1-2');
  if (second === undefined) throw new Error('Expected a second match');
  const over = won(draw, second, 0);
  const { outcome: _, winner: __, ...open } = over;
  const scored = {
    ...{ ...open, live: 'goesOn' as const },
    player1: { id: over.player1.id, name: 'Bob' },
    player2: { id: over.player2.id, name: 'Cem' },
  };
  expect(shown(tablesOf([right, bracketOf(draw, [scored])]))).toEqual([
    [1, 'L A1-2'],
    [2, undefined],
  ]);
  expect(shown(tablesOf([right, bracketOf(draw, [{ ...over, live: 'over' }])]))).toEqual([
    [1, 'L A1-1'],
    [2, undefined],
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
