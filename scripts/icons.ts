import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ChartNoAxesColumn, PencilLine, Users, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from './base/root';

/**
 * Draws the PNG icons from the two SVG files, those of the shortcuts, and the picture for links to us. Run it by hand
 * when they change: `npx tsx scripts/icons.ts`.
 */
const icons = [
  { svg: 'mark', file: 'icons/icon-192.png', size: 192 },
  { svg: 'mark', file: 'icons/icon-512.png', size: 512 },
  { svg: 'maskable', file: 'icons/maskable-512.png', size: 512 },
  { svg: 'maskable', file: 'icons/apple-touch-icon.png', size: 180 },
] as const;

const shortcuts = [
  { icon: Users, file: 'icons/shortcut-players.png' },
  { icon: ChartNoAxesColumn, file: 'icons/shortcut-rankings.png' },
  { icon: PencilLine, file: 'icons/shortcut-mydelta.png' },
] as const;
const shortcutSize = 192;

const browser = await chromium.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const stored = (svg: string) => readFileSync(join(root, `public/icons/${svg}.svg`), 'utf8');
const draw = async (svg: string, size: number) => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const source = Buffer.from(svg).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="data:image/svg+xml;base64,${source}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
};
for (const { svg, file, size } of icons) {
  writeFileSync(join(root, 'public', file), await draw(stored(svg), size));
}
for (const { icon, file } of shortcuts) {
  writeFileSync(join(root, 'public', file), await draw(onTile(icon), shortcutSize));
}
writeFileSync(join(root, 'public/share.png'), await drawShared());
writeFileSync(join(root, 'public/favicon.ico'), asIco(await draw(stored('mark'), 32), 32));
await browser.close();

async function drawShared(): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(
    `<body style="margin:0;display:grid;place-content:center;justify-items:center;gap:8px;height:630px;` +
      `background:#0b6454;color:#fff;font-family:'Liberation Sans',Arial,sans-serif">` +
      `<div style="width:340px;height:340px;margin:-56px 0 -60px">${stored('mark')}</div>` +
      `<div style="font-size:112px;font-weight:700;letter-spacing:-3px">Armwiki</div>` +
      `<div style="font-size:40px;opacity:.85">Events, matches and players, kept by their community</div>`,
  );
  const png = await page.screenshot();
  await page.close();
  return png;
}

function onTile(icon: LucideIcon): string {
  const drawing = renderToStaticMarkup(createElement(icon, { size: 14, x: 5, y: 5, color: '#ffffff' }));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">` +
    `<rect width="24" height="24" fill="#0b6454" />${drawing}</svg>`
  );
}

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
