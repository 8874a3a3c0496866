import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './lib/root';

/** Draws the PNG icons from the two SVG files. Run it by hand when they change: `npx tsx scripts/icons.ts`. */
const icons = [
  { svg: 'mark', file: 'icons/icon-192.png', size: 192 },
  { svg: 'mark', file: 'icons/icon-512.png', size: 512 },
  { svg: 'maskable', file: 'icons/maskable-512.png', size: 512 },
  { svg: 'maskable', file: 'icons/apple-touch-icon.png', size: 180 },
] as const;

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const draw = async (svg: string, size: number) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = readFileSync(join(root, `public/icons/${svg}.svg`)).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="data:image/svg+xml;base64,${source}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
};
for (const { svg, file, size } of icons) writeFileSync(join(root, 'public', file), await draw(svg, size));
writeFileSync(join(root, 'public/favicon.ico'), asIco(await draw('mark', 32), 32));
await browser.close();

/** An icon file holding one PNG: a header of 6 bytes, an entry of 16, the picture. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}
