import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../base/digest';

export function sizeTable(outDir: string): string {
  const rows = filesBelow(outDir)
    .filter((file) => /\.(js|css|html)$/.test(file))
    .map((file) => {
      const content = readFileSync(file);
      return {
        file: relative(outDir, file),
        raw: content.length,
        brotli: brotliCompressSync(content).length,
      };
    })
    .sort((a, b) => b.raw - a.raw);
  const sum = rows.reduce(
    (at, row) => ({ file: 'all', raw: at.raw + row.raw, brotli: at.brotli + row.brotli }),
    { file: 'all', raw: 0, brotli: 0 },
  );
  const width = Math.max(...[...rows, sum].map((row) => row.file.length));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
  return [
    `${'file'.padEnd(width)}${'size'.padStart(12)}${'brotli'.padStart(12)}`,
    ...[...rows, sum].map((row) => `${row.file.padEnd(width)}${kilobytes(row.raw)}${kilobytes(row.brotli)}`),
  ].join('\n');
}
