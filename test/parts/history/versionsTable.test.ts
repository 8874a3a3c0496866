import { versionsTable } from '@/parts/history/versionsTable';
import { fieldSpecs } from '@/model/schema/recordSchema';

test('two versions are compared by path, a player by id and name, what is absent is empty', () => {
  const fields = fieldSpecs.match.filter(({ path }) => ['date', 'player1', 'player1.score'].includes(path));
  const before = { id: undefined, values: { date: '2024-01-02', player1: null, 'player1.score': null } };
  const after = {
    id: undefined,
    values: { date: '2024-01-03', player1: { id: 'ann', name: 'Ann' }, 'player1.score': 3 },
  };
  expect(versionsTable(fields, before, after)).toEqual({
    kind: 'cells',
    columns: ['field', 'before', 'after'],
    rows: [
      ['date', '2024-01-02', '2024-01-03'],
      ['player1.id', '', 'ann'],
      ['player1.name', '', 'Ann'],
      ['player1.score', '', 3],
    ],
  });
});
