import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { transform } from 'lightningcss';
import { root } from '../base/root';
import { cssTargets, scriptTargets } from './browsers';

/** What the page carries itself, so that its first paint waits for no other file. */
interface Inlined {
  readonly script: string;
  readonly style: string;
}

const sheets = ['src/ui/tokens.css', 'src/ui/global.css', 'src/ui/firstWords.css'];

/**
 * Made apart from the app, and from its sources alone: `firebase.json` names the digests, and is the same for each
 * project and each kind of build.
 */
export function inlined(): Inlined {
  return { script: script(), style: style() };
}

/** The files it is made of, for a server that makes it again when one changes. */
export const inlinedFrom = [...sheets, 'src/app/boot/first.ts'].map((file) => join(root, file));

/** As a content security policy names what it allows. */
export const digestsOf = ({ script, style }: Inlined): Readonly<Record<keyof Inlined, string>> => ({
  script: digest(script),
  style: digest(style),
});

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function script(): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['src/app/boot/first.ts'],
    alias: { '@': join(root, 'src') },
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'ascii',
    target: scriptTargets,
    write: false,
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text ?? '').trim();
}

function style(): string {
  const code = sheets.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  const made = transform({
    filename: 'inlined.css',
    code: Buffer.from(code),
    targets: cssTargets,
    minify: true,
  });
  return made.code.toString().trim();
}
