import { nameChangeOf } from '@/model/proposals/nameChange';

const edit = { collection: 'player', docId: 'p1' } as const;

test('another name alone is a misspelling put right', () => {
  expect(nameChangeOf({ ...edit, field: 'name', value: 'Anna', base: 'Ann' })).toEqual({ kind: 'fix' });
  const whole = {
    ...edit,
    field: '',
    value: { name: 'Anna', city: 'Riga' },
    base: { name: 'Ann', city: null },
  };
  expect(nameChangeOf(whole)).toEqual({ kind: 'fix' });
});

test('a name given up beside it is a change of name, from a day on', () => {
  const formerNames = [{ name: 'Ann', until: '2021-03-04' }];
  expect(
    nameChangeOf({
      ...edit,
      field: '',
      value: { name: 'Anna', formerNames },
      base: { name: 'Ann', formerNames: null },
    }),
  ).toEqual({ kind: 'update', name: 'Ann', until: '2021-03-04' });
});

test('taking a change of name back gives nothing up', () => {
  const formerNames = [{ name: 'Ann', until: '2021-03-04' }];
  const undo = {
    ...edit,
    field: '',
    value: { name: 'Ann', formerNames: null },
    base: { name: 'Anna', formerNames },
  };
  expect(nameChangeOf(undo)).toEqual({ kind: 'fix' });
});

test.each([
  { ...edit, field: 'city', value: 'Riga', base: null },
  { ...edit, docId: '', field: '', value: { name: 'Ann' } },
  { ...edit, collection: 'event' as const, field: 'name', value: 'N', base: 'M' },
])('%j proposes no other name for a player', (delta) => {
  expect(nameChangeOf(delta)).toBeUndefined();
});
