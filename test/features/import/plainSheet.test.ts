import { unzipSync, zipSync } from 'fflate';
import { plainSheet } from '@/features/import/read/plainSheet';
import { readBytes } from '@/features/import/read/readSource';
import { workbook } from '@test/support/workbook';

const sheet = (cells: string, merged = '') =>
  plainSheet(
    `<sheetData><row r="1">${cells}</row><row r="2"><c r="B2"/><c r="C2"><v>2</v></c></row></sheetData>${merged}`,
  );

test.each([
  ['<c r="A1"><f>B1&amp;"-"</f><v></v></c>', '=B1&amp;"-"'],
  ['<c r="A1"><f>B1</f></c>', '=B1'],
  ['<c r="A1"><f>B1</f><v> </v></c>', '=B1'],
  ['<c r="A1"><f>B1</f><v/></c>', '=B1'],
  ['<c r="A1" t="str"><f>B1</f><v/></c>', '=B1'],
  ['<c r="A1" t="d"><f>B1</f></c>', '=B1'],
  ['<c r="A1" s="1"><f>B1</f></c>', '=B1'],
  ['<c r="A1"><f t="dataTable" ref="A1:A2" r1="B1"/></c>', '=?'],
  ['<c r="A1" t="e"><f>B1</f></c>', '#ERROR!'],
  ['<c r="A1" t="str"><f>B1</f></c>', '=B1'],
  ['<c r="A1" s="4"><f t="shared" si="0"/></c>', '=?'],
  ['<c r="A1" t="e"><f>B1</f><v>#N/A</v></c>', '#N/A'],
  ['<c r="A1" t="e"><v>#REF!</v></c>', '#REF!'],
])('%s is shown as a formula', (cell, text) => {
  expect(sheet(cell)).toContain(`<c r="A1" t="inlineStr"><is><t>${text}</t></is></c>`);
});

test.each([
  '<c r="A1"><f>B1</f><v>3</v></c>',
  '<c r="A1" t="str"><f>B1</f><v></v></c>',
  '<c r="A1" t="s"><v>0</v></c>',
])('%s keeps its value', (cell) => {
  expect(sheet(cell)).toContain(cell);
});

test.each([
  [
    'an array',
    '<c r="A1"><f t="array" ref="A1:B2">C1:C2</f></c>',
    [
      '<c r="B1" t="inlineStr"><is><t>=C1:C2</t></is></c>',
      '<c r="A2" t="inlineStr"><is><t>=C1:C2</t></is></c>',
    ],
  ],
  ['no places', '<c s="1"/><c><f>A1</f></c>', ['<c r="B1" t="inlineStr"><is><t>=A1</t></is></c>']],
  [
    'other quotation marks',
    "<c r='A1'><f ca='1'>D1</f></c>",
    ['<c r="A1" t="inlineStr"><is><t>=D1</t></is></c>'],
  ],
])('a formula without a value in a sheet with %s is shown', (_, cells, shown) => {
  for (const cell of shown) expect(sheet(cells)).toContain(cell);
});

test('a sheet whose names have a prefix is read like others', () => {
  const xml =
    '<x:worksheet xmlns:x="y"><x:sheetData><x:row r="1"><x:c r="A1"><x:f>B1</x:f></x:c></x:row></x:sheetData></x:worksheet>';
  expect(plainSheet(xml)).toContain('<row r="1"><c r="A1" t="inlineStr"><is><t>=B1</t></is></c></row>');
});

test('a merged cell lies between those on its sides, also where a writer left out the empty one', () => {
  const rows =
    '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>2</v></c><c r="C1" t="s"><v>3</v></c></row>' +
    '<row r="2"><c r="B2"/><c r="D2"><v>4</v></c></row><row r="3"><c r="A3" t="s"><v>9</v></c><c r="B3"/></row>';
  const merged =
    '<mergeCells><mergeCell ref="C1:C2"/><mergeCell ref="B1:B3"/><mergeCell ref="A1:A3"/></mergeCells>';
  const plain = plainSheet(`<sheetData>${rows}</sheetData>${merged}`);
  expect(plain).toContain(
    '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>2</v></c><c r="C2" t="s"><v>3</v></c><c r="D2"><v>4</v></c></row>',
  );
  // The first cell is what such a cell shows, whatever it hides.
  expect(plain).toContain('<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c></row>');
});

test.each(['\\', '/'])('a workbook whose paths are written with %s is one', async (sign) => {
  const files = unzipSync(
    workbook([
      ['Player 1', 'Player 2'],
      ['Tom Reed', 'Max Holt'],
    ]),
  );
  const named = Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      sign === '/' ? `/${name}` : name.replaceAll('/', sign),
      file,
    ]),
  );
  const read = await readBytes(zipSync(named));
  expect(read.ok && read.value.sheets[0]?.lines[1]).toEqual(['Tom Reed', 'Max Holt']);
});

test('cells that were merged downwards say what the first one says', () => {
  const merged = '<mergeCells><mergeCell ref="B1:B2"/><mergeCell ref="D1:E1"/></mergeCells>';
  expect(sheet('<c r="B1" t="s"><v>7</v></c>', merged)).toContain(
    '<row r="2"><c r="B2" t="s"><v>7</v></c><c r="C2"><v>2</v></c></row>',
  );
});
