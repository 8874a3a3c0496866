import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { transform } from 'lightningcss';
import { root } from '../base/root';
import { cssTargets, scriptTargets } from './browsers';
import { pagePackages } from './pagePackages';

/** What the page carries itself. */
interface Inlined {
  /** Both so that the first paint waits for no other file. */
  readonly script: string;
  readonly style: string;
  /** Fill the wait for the app's first file, which would otherwise carry them. */
  readonly packages: string;
}

const sheets = ['src/ui/tokens.css', 'src/ui/global.css', 'src/ui/firstWords.css'];

/**
 * Made apart from the app, and from its sources alone: `firebase.json` names the digests, and is the same for each
 * project and each kind of build.
 */
export const inlined = (): Inlined => ({ script: script(), style: style(), packages: pagePackages() });

/** The files it is made of, for a server that makes it again when one changes. */
export const inlinedFrom = [...sheets, 'src/app/boot/first.ts'].map((file) => join(root, file));

/** As a content security policy names what it allows. */
export const digestsOf = ({ script, style, packages }: Inlined): Readonly<Record<keyof Inlined, string>> => ({
  script: digest(script),
  style: digest(style),
  packages: digest(packages),
});

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = () => bundled({ entryPoints: ['src/app/boot/first.ts'] });

function bundled(what: BuildOptions): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    alias: { '@': join(root, 'src') },
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    format: 'iife',
    charset: 'ascii',
    target: scriptTargets,
    logLevel: 'silent',
    ...what,
    write: false,
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
