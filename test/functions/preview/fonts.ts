import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFonts } from '../../../scripts/build/copyFonts';

/** The fonts of the pictures as they are deployed, in a folder of their own. */
export function fontFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'armwiki-fonts-'));
  copyFonts(folder);
  return folder;
}
