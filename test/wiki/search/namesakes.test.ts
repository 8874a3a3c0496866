import { RecordSearch } from '@/wiki/search/recordSearch';
import { playersFor } from '@/wiki/search/playersFor';
import { findNamesakes } from '@/wiki/search/namesakes';
import { player } from '@test/support/factories';
import { screens } from '@test/support/screens';

/** A search among players of these names; their ids are the names. */
function searchAmong(names: readonly string[]) {
  const { state } = screens({ players: names.map((name) => player(name, { name })) });
  return new RecordSearch({ getState: state, whenIdle: () => undefined, now: () => 0 });
}

const namesakes = (names: readonly string[], text: string, except?: string) =>
  findNamesakes(searchAmong(names), 'players', text, except);

test.each([
  ['Levan Saginashvilli', 'Levan Saginashvili'],
  ['Levan Saginashvili', 'Levan Saginashvilli'],
  ['Saginashvilli Levan', 'Levan Saginashvili'],
  ['Genadi Kvikvinia', 'Gennady Kvikvinia'],
  ['Jon Smith', 'John Smith'],
  ['Ann Ashe', 'Ann Ash'],
  ['Vitaly Laleti', 'Vitaly Laletin'],
  ['Michael Tod', 'Michael Todd'],
  ['Devon Larrat', 'Devon Larratt'],
  ['Ann Maria', 'Ann Maria Lopez'],
])('%s resembles %s', (text, name) => {
  expect(namesakes([name, 'Bea Birch'], text)).toEqual({ same: [], similar: [name] });
});

test.each([
  ['whoever bears it, in any order and without accents', 'SAGINASHVILI Léván', ['Levan Saginashvili'], []],
  ['whose name begins so', 'Levan Sag', [], ['Levan Saginashvili']],
  ['nobody by an initial', 'Levan S', [], []],
  ['nobody of another first name', 'Giorgi Saginashvili', [], []],
  ['nobody by a single word', 'Saginashvilli', [], []],
])('a name is compared with %s', (_, text, same, similar) => {
  expect(namesakes(['Levan Saginashvili'], text)).toEqual({ same, similar });
});

test.each([
  ['Vitaly Laleti', 'Vitaly Laletin'],
  ['Michael Tod', 'Michael Todd'],
  ['Devon Larrat', 'Devon Larratt'],
])('%s, in a pasted card or a table, is asked about: %s?', (written, name) => {
  const search = searchAmong([name, 'Bea Birch']);
  search.changed();
  expect(playersFor(search, { name: written })).toEqual({ same: [], near: [name], odd: false });
});

test('nobody resembles themselves', () => {
  const names = ['Levan Saginashvili', 'Levan Saginashvilli'];
  expect(namesakes(names, 'Levan Saginashvili', 'Levan Saginashvili')).toEqual({
    same: [],
    similar: ['Levan Saginashvilli'],
  });
});
