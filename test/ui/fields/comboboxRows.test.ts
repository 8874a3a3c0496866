import { comboboxRows, valueOfText } from '@/ui/fields/comboboxRows';

const ann = { id: 'a', label: 'Ann Lee', secondary: 'Canada' };
const twin = { id: 't', label: 'ann lee', secondary: 'Poland' };
const bea = { id: 'b', label: 'Bea' };

test.each([
  ['one item of that label is the item', [ann, bea], ' ann  LEE ', true, { id: 'a', label: 'Ann Lee' }],
  ['several of that label are none', [ann, twin], 'Ann Lee', true, undefined],
  [
    'one that the text also means is the item',
    [{ ...ann, also: 'al' }, bea],
    'AL',
    true,
    { id: 'a', label: 'Ann Lee' },
  ],
  ['no item is the new name, without outer blanks', [ann], ' Cy  Young ', true, { newName: 'Cy Young' }],
  ['no item is none where nothing may be created', [ann], 'Cy', false, undefined],
  ['blanks are none', [ann], '  ', true, undefined],
] as const)('%s', (_, items, text, allowCreate, value) => {
  expect(valueOfText(items, text, allowCreate)).toEqual(value);
});

test('the offer to create comes last', () => {
  expect(comboboxRows([ann, bea], 'An', true).map(({ value }) => value)).toEqual([
    { id: 'a', label: 'Ann Lee' },
    { id: 'b', label: 'Bea' },
    { newName: 'An' },
  ]);
});

test.each([
  ['an item has that very name', [ann], 'ann lee', true],
  ['nothing was typed', [ann], ' ', true],
  ['nothing may be created', [ann], 'An', false],
] as const)('nothing is offered to create when %s', (_, items, text, allowCreate) => {
  expect(comboboxRows(items, text, allowCreate)).toHaveLength(items.length);
});
