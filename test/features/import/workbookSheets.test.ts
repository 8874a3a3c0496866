import { strToU8, unzipSync, zipSync } from 'fflate';
import { readWorkbook } from '@/features/import/read/readWorkbook';
import { workbook, type WorkbookCell } from '@test/support/workbook';

function sheetsOf(sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>): Uint8Array {
  const files = unzipSync(workbook([]));
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const names = Object.keys(sheets);
  for (const [at, rows] of Object.values(sheets).entries()) {
    const own = unzipSync(workbook(rows))['xl/worksheets/sheet1.xml'];
    if (own !== undefined) files[`xl/worksheets/sheet${at + 1}.xml`] = own;
  }
  files['xl/workbook.xml'] = strToU8(
    `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
  );
  const relations = names
    .map(
      (_, at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('');
  files['xl/_rels/workbook.xml.rels'] = strToU8(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations}<Relationship Id="rId9" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  );
  return zipSync(files);
}

const head = ['Player 1', 'Player 2'];

test('sheets with the same columns are one table that has their names, and each is one as well', async () => {
  const sheets = await readWorkbook(
    sheetsOf({
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
    sheetsOf({
      Men: [head, ['Tom', 'Max']],
      Prices: [
        ['What', 'Euro'],
        ['Ticket', '5'],
      ],
    }),
  );
  expect(apart.map(({ name }) => name)).toEqual(['Men', 'Prices']);
  const one = await readWorkbook(sheetsOf({ Men: [head, ['Tom', 'Max']] }));
  expect(one.map(({ lines }) => lines)).toEqual([[head, ['Tom', 'Max']]]);
});
