import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Stats } from 'webpack';
import { firstVisitChunk } from '@/app/page/firstFiles';
import { inlined } from './inlined';

export interface BuildParts {
  /** What Home needs to render and to be used: what `app.html` carries, the app's own files and the page's. */
  readonly first: readonly string[];
  /** The same, and what shows its first records: all that a first visit of Home is told to load. */
  readonly firstVisit: readonly string[];
  /** Of each lazy part, by name, the files it needs that the first page does not have. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
  readonly sizes: Readonly<Record<string, number>>;
}

const shipped = (file: string) => /\.(js|css)$/.test(file);

export function readBuildParts({ compilation }: Stats, outDir: string): BuildParts {
  const groups = [...compilation.namedChunkGroups].map(
    ([name, group]) => [name, group.getFiles().filter(shipped)] as const,
  );
  const carried = {
    'page.js': inlined().script,
    'packages.js': inlined().packages,
    'page.css': inlined().style,
  };
  const first = [
    ...Object.keys(carried),
    ...new Set(groups.filter(([name]) => ['main', 'HomePage'].includes(name)).flatMap(([, files]) => files)),
  ];
  const lazy = groups
    .map(([name, files]) => [name, files.filter((file) => !first.includes(file))] as const)
    .filter(([, files]) => files.length > 0);
  const texts = new Map(Object.entries(carried));
  const size = (file: string) =>
    brotliCompressSync(texts.get(file) ?? readFileSync(join(outDir, file))).length;
  const files = [...new Set([...first, ...lazy.flatMap(([, needed]) => needed)])];
  return {
    first,
    firstVisit: [...first, ...(lazy.find(([name]) => name === firstVisitChunk)?.[1] ?? [])],
    lazy: Object.fromEntries(lazy),
    sizes: Object.fromEntries(files.map((file) => [file, size(file)])),
  };
}
