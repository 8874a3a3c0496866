import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFonts } from '../../../../scripts/build/copyFonts';

export function fontFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-fonts-'));
  copyFonts(folder);
  return folder;
}
