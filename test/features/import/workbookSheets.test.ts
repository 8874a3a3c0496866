import { readWorkbook } from '@/features/import/read/readWorkbook';
import { readBytes } from '@/features/import/read/readSource';
import { workbookOf } from '@test/support/workbookOf';

const head = ['Player 1', 'Player 2'];

test('sheets with the same columns are one table that has their names, and each is one as well', async () => {
  const sheets = await readWorkbook(
    workbookOf({
      'Men 85 kg': [head, ['Tom', 'Max'], ['Otto', 'Paul']],
      'Women 65 kg': [head, ['Ida', 'Nora']],
    }),
  );
  expect(sheets.map(({ name }) => name)).toEqual(['', 'Men 85 kg', 'Women 65 kg']);
  expect(sheets[0]?.lines).toEqual([
    [...head, 'sheet'],
    ['Tom', 'Max', 'Men 85 kg'],
    ['Otto', 'Paul', 'Men 85 kg'],
    ['Ida', 'Nora', 'Women 65 kg'],
  ]);
  expect(sheets[2]?.lines).toEqual([
    [...head, 'sheet'],
    ['Ida', 'Nora', 'Women 65 kg'],
  ]);
});

test('sheets with other columns stay apart, and one alone has no column more', async () => {
  const apart = await readWorkbook(
    workbookOf({
      Men: [head, ['Tom', 'Max']],
      Prices: [
        ['What', 'Euro'],
        ['Ticket', '5'],
      ],
    }),
  );
  expect(apart.map(({ name }) => name)).toEqual(['Men', 'Prices']);
  const one = await readWorkbook(workbookOf({ 'Lake Cup': [head, ['Tom', 'Max']] }));
  expect(one.map(({ lines }) => lines)).toEqual([[head, ['Tom', 'Max']]]);
});

test.each(['Women 65 kg Left', '女子60kg級 左', 'W60R'])(
  'the name of the only sheet is kept where it may say who meets: %s',
  async (name) => {
    const [sheet] = await readWorkbook(workbookOf({ [name]: [head, ['Ida', 'Nora']] }));
    expect(sheet?.lines).toEqual([
      [...head, 'sheet'],
      ['Ida', 'Nora', name],
    ]);
  },
);

test('a number has the digits that its spreadsheet shows', async () => {
  const [sheet] = await readWorkbook(workbookOf({ Men1: [[82.60000000000001, 3, 0.1 + 0.2]] }));
  expect(sheet?.lines).toEqual([['82.6', '3', '0.3']]);
});

test('a sheet that is too large is named beside those that are read', async () => {
  const wide = Array.from({ length: 101 }, (_, at) => `c${at}`);
  const file = workbookOf({ Men: [head, ['Tom', 'Max']], Wide: [wide, wide] });
  expect(await readBytes(new Uint8Array(file))).toMatchObject({
    ok: true,
    value: { sheets: [{ name: 'Men' }], left: ['Wide'] },
  });
});
