import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { minify_sync } from 'terser';
import { once } from '@/lib/once';
import { digestOf, filesBelow } from '../base/digest';
import { root } from '../base/root';
import { scriptTargets } from './browsers';
import { clientRouter } from './clientRouter';
import { compileHint } from './compileHints';

const whole = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;
/** Of these, what the app imports. */
const inPart = ['react-router', 'react-redux', '@reduxjs/toolkit', 'scheduler'] as const;

/**
 * For webpack: where the app finds the packages in a page that carries them. Other packages that need the toolkit (its
 * own queries) ask for more than the app does, and get a copy with the first question.
 */
export async function ofPage({ request = '', contextInfo }: Asked): Promise<string | undefined> {
  const isCarried = [...whole, ...inPart].some((name) => name === request);
  const asksForMore = request === '@reduxjs/toolkit' && /node_modules/.test(contextInfo?.issuer ?? '');
  return isCarried && !asksForMore ? `var pagePackages['${request}']` : undefined;
}

interface Asked {
  readonly request?: string;
  readonly contextInfo?: { readonly issuer: string };
}

const cache = join(root, 'node_modules/.cache/page-packages');

/**
 * The packages without which the app renders nothing, as one script that defines `pagePackages`. They run in a task of
 * their own once the rows are painted, or when the app asks for one first.
 */
export const pagePackages = once((): string => {
  const contents = contentsOf(inPart.map((name) => [name, importedFrom(name)] as const));
  const made = join(
    cache,
    `${digestOf(['package-lock.json', 'scripts/build/pagePackages.ts', 'scripts/build/clientRouter.ts', 'scripts/build/browsers.ts'], contents)}.js`,
  );
  // Making it takes five seconds, and other processes may begin it too.
  if (!existsSync(made)) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(join(cache, 'made-'));
    writeFileSync(join(folder, 'all.js'), make(contents, writeRouter(folder)));
    renameSync(join(folder, 'all.js'), made);
    rmSync(folder, { recursive: true });
  }
  return compileHint + readFileSync(made, 'utf8');
});

function contentsOf(parts: readonly (readonly [string, readonly string[]])[]): string {
  const imports = parts.map(
    ([from, names], at) =>
      `import { ${names.map((name) => `${name} as ${name}_${at}`).join()} } from '${from}';`,
  );
  const members = [
    ...whole.map((name) => `'${name}': require('${name}')`),
    ...parts.map(
      ([from, names], at) => `'${from}': { ${names.map((name) => `${name}: ${name}_${at}`).join()} }`,
    ),
  ];
  return [...imports, `packages = { ${members.join()} };`].join('\n');
}

/**
 * What the app's code imports of a package, in the order of the alphabet.
 *
 * @throws Error for an import without names, because the page would carry too little for it
 */
export function importedFrom(name: string): readonly string[] {
  const names = filesBelow(join(root, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/devtools/'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(new RegExp(`^import (?!type )([^;]*) from '${name}';`, 'gm')),
    ])
    .flatMap(([line, what = '']) => {
      if (!/^\{[^]*\}$/.test(what)) throw new Error(`Expected an import of names, found ${line}`);
      return what.slice(1, -1).split(',');
    })
    .map((each) => each.trim().replace(/ as .*/, ''));
  return [...new Set(names)].filter((each) => each !== '' && !each.startsWith('type ')).sort();
}

function make(contents: string, router: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root },
    alias: { 'react-router': router },
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' },
    bundle: true,
    format: 'esm',
    charset: 'ascii',
    target: scriptTargets,
    legalComments: 'inline',
    logLevel: 'silent',
    write: false,
  });
  const getters = [...whole, ...inPart].map((name) => `get '${name}'() { return load()['${name}'] }`);
  // esbuild bundles in one call, but keeps what of a package nobody uses; the other drops it.
  const { code = '' } = minify_sync(
    `(() => {
      let packages;
      const load = () => {
        'use strict';
        if (packages === undefined) { ${outputFiles[0]?.text ?? ''} }
        return packages;
      };
      globalThis.pagePackages = { ${getters.join()} };
      requestAnimationFrame(() => setTimeout(load));
    })();`,
    { ecma: 2020, compress: { passes: 2 }, format: { ascii_only: true, comments: /@license/ } },
  );
  return code;
}

/** Puts the router without what the app never asks it for into the folder. */
function writeRouter(folder: string): string {
  const from = join(root, 'node_modules/react-router/dist/production');
  for (const file of readdirSync(from).filter((each) => each.endsWith('.mjs'))) {
    const path = join(from, file);
    writeFileSync(join(folder, file), clientRouter(readFileSync(path, 'utf8'), path));
  }
  return join(folder, 'index.mjs');
}
