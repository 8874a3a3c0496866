import fc from 'fast-check';
import { readBytes } from '@/features/import/read/readSource';
import { runs } from '@test/support/property';
import { some } from '../rows/said';
import { anyTable } from '../rows/tableSource';

const separators = [',', ';', '\t', '|'] as const;
const encodings: readonly ((text: string) => Uint8Array)[] = [
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(`\ufeff${text}`),
  (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
];

const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('a file has the cells of its table, whatever its separator and encoding', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, some(separators), some(encodings), async ({ lines }, separator, encoded) => {
      const text = lines.map((cells) => cells.map(inQuotes).join(separator)).join('\r\n');
      const read = await readBytes(encoded(text));
      expect(read.ok && read.value.sheets[0]?.lines).toEqual(lines);
    }),
    runs(60),
  );
});
