import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { transform } from 'lightningcss';
import { once } from '@/lib/once';
import { root } from '../base/root';
import { cssTargets, scriptTargets } from './browsers';

/** What the page carries itself. */
interface Inlined {
  /** Both so that the first paint waits for no other file. */
  readonly script: string;
  readonly style: string;
  /** Fills the wait for the app's first file, which would otherwise carry it. */
  readonly react: string;
}

const sheets = ['src/ui/tokens.css', 'src/ui/global.css', 'src/ui/firstWords.css'];

/**
 * Made apart from the app, and from its sources alone: `firebase.json` names the digests, and is the same for each
 * project and each kind of build.
 */
export const inlined = (): Inlined => ({ script: script(), style: style(), react: react() });

/** The files it is made of, for a server that makes it again when one changes. */
export const inlinedFrom = [...sheets, 'src/app/boot/first.ts'].map((file) => join(root, file));

/** As a content security policy names what it allows. */
export const digestsOf = ({ script, style, react }: Inlined): Readonly<Record<keyof Inlined, string>> => ({
  script: digest(script),
  style: digest(style),
  react: digest(react),
});

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const script = () => bundled({ entryPoints: ['src/app/boot/first.ts'] });

const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/** For webpack: where the app finds React in a page that carries it. */
export const reactOfPage = Object.fromEntries(reactModules.map((name) => [name, `var pageReact['${name}']`]));

const react = once(() => {
  const members = reactModules.map((name) => `get '${name}'() { return require('${name}') }`);
  // React runs in a task of its own once the rows are painted, or when the app asks for it first.
  const contents = `
    const page = (globalThis.pageReact = { ${members.join()} });
    requestAnimationFrame(() => setTimeout(() => page['react-dom/client']));`;
  return bundled({ stdin: { contents, resolveDir: root }, legalComments: 'eof' });
});

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
