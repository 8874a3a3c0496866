import { strToU8, unzipSync, zipSync } from 'fflate';
import { workbook, type WorkbookCell } from './workbook';

/** A workbook of several sheets, by their names. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly WorkbookCell[])[]>>,
): Uint8Array {
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
