import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from './install/chromium';
import { host, portsFromEnv } from './base/ports';
import { root } from './base/root';

/**
 * Takes the pictures that stores and browsers show before installing. Run it by hand while `npm start` runs: `npx tsx
 * scripts/screenshots.ts`.
 */
const shots = [
  { file: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { file: 'narrow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
] as const;

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, ...size } of shots) {
  const page = await browser.newPage({ ...size, locale: 'en-GB' });
  await page.goto(`http://${host}:${portsFromEnv(process.env).hosting}/sport/armw/event/king-of-the-table-2`);
  await page.getByText('Devon Larratt').first().waitFor();
  await page.screenshot({
    path: join(root, `public/screenshots/${file}.jpg`),
    type: 'jpeg',
    quality: 80,
  });
}
await browser.close();
