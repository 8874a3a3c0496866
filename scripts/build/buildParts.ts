import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Compilation, Module, Stats } from 'webpack';
import { chunks, places, standsIn } from './sharedCode';

/** The parts of a build, as far as budgets ask. Sizes are bytes as hosting sends them, brotli. */
export interface BuildParts {
  /** Files the first page (Home) needs to render and to be used: the app's own and its page's. */
  readonly first: readonly string[];
  /** Of each lazy part, by name, the files it needs that the first page does not have. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
  readonly sizes: Readonly<Record<string, number>>;
  /** Modules that more than one chunk carries. */
  readonly repeated: readonly { readonly module: string; readonly chunks: readonly string[] }[];
  /** Names in the division of the code that the build lacks: a place or a chunk that was renamed. */
  readonly missing: readonly string[];
}

const shipped = (file: string) => /\.(js|css)$/.test(file);

export function readBuildParts({ compilation }: Stats, outDir: string): BuildParts {
  const groups = [...compilation.namedChunkGroups].map(
    ([name, group]) => [name, group.getFiles().filter(shipped)] as const,
  );
  const first = [
    ...new Set(
      groups.filter(([name]) => ['first', 'main', 'page-home'].includes(name)).flatMap(([, files]) => files),
    ),
  ];
  const lazy = groups
    .map(([name, files]) => [name, files.filter((file) => !first.includes(file))] as const)
    .filter(([, files]) => files.length > 0);
  const size = (file: string) => brotliCompressSync(readFileSync(join(outDir, file))).length;
  const files = [...new Set([...first, ...lazy.flatMap(([, needed]) => needed)])];
  return {
    first,
    lazy: Object.fromEntries(lazy),
    sizes: Object.fromEntries(files.map((file) => [file, size(file)])),
    repeated: repeatedModules(compilation),
    missing: [...emptyPlaces(compilation), ...absentChunks(compilation)],
  };
}

function emptyPlaces(compilation: Compilation): readonly string[] {
  return Object.entries(places).flatMap(([name, wanted]) => {
    const chunk = compilation.namedChunks.get(name);
    const paths = chunk ? [...compilation.chunkGraph.getChunkModules(chunk)].flatMap(pathsIn) : [];
    return wanted
      .filter((place) => !paths.some((path) => standsIn(place, path)))
      .map((place) => `${place} in ${name}`);
  });
}

const absentChunks = (compilation: Compilation): readonly string[] =>
  Object.values(chunks)
    .flat()
    .filter((name) => !compilation.namedChunkGroups.has(name));

function repeatedModules(compilation: Compilation): BuildParts['repeated'] {
  const chunksOf = new Map<string, Set<string>>();
  const runtime = compilation.entrypoints.get('main')?.getEntrypointChunk().runtime;
  for (const module of compilation.modules) {
    // The first script and workers have a runtime of their own, and nothing they could share.
    const chunks = [...compilation.chunkGraph.getModuleChunks(module)].filter(
      (chunk) => chunk.runtime === runtime,
    );
    for (const path of pathsIn(module)) {
      const known = chunksOf.get(path) ?? new Set();
      for (const { name, id } of chunks) known.add(String(name ?? id));
      chunksOf.set(path, known);
    }
  }
  return [...chunksOf]
    .filter(([, chunks]) => chunks.size > 1)
    .map(([module, chunks]) => ({ module, chunks: [...chunks].sort() }));
}

/** The scripts in a module, which may be several that webpack put together. Style sheets have other rules. */
function pathsIn(module: Module): readonly string[] {
  // Only modules that were put together have it.
  const { modules } = module as Module & { readonly modules?: readonly Module[] };
  return [...(modules ?? [module])].flatMap((part) => {
    const path = part.nameForCondition();
    return path !== null && /\.[cm]?[jt]sx?$/.test(path) ? [path] : [];
  });
}
