import { parse } from 'node:path';
import type { Chunk, Compiler, Module, ModuleGraph } from 'webpack';

const name = 'chunksNamedByFile';

/**
 * Names the chunk of each `import()` after the file that it loads, unless a comment names one that several imports share. The
 * names are for the build alone: the page lists the files of some, and each has a budget.
 */
export const chunksNamedByFile = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.compilation.tap(name, ({ hooks, moduleGraph }) => {
      hooks.finishModules.tap(name, (modules) => nameChunks(modules, moduleGraph));
      hooks.beforeChunkIds.tap(name, keepNames);
    }),
};

function nameChunks(modules: Iterable<Module>, graph: ModuleGraph): void {
  const named = new Map<string, Module>();
  for (const block of [...modules].flatMap(({ blocks }) => blocks)) {
    const [dependency] = block.dependencies;
    const module = dependency && graph.getModule(dependency);
    const { name: file } = parse(block.request ?? '');
    const { groupOptions: options } = block;
    // Workers have the names that their code gives them.
    if (!module || options.entryOptions !== undefined || (options.name ?? file) !== file) continue;
    // Both would be in one chunk.
    if ((named.get(file) ?? module) !== module)
      throw new Error(`Expected import() to load one file named ${file}, found two`);
    named.set(file, module);
    block.groupOptions = { ...options, name: file };
  }
}

/** Browser stories find these files by name. */
const namedFiles = ['NotFoundPage', 'fastClick'];

/** The files of workers have names too. Other files have numbers. */
function keepNames(chunks: Iterable<Chunk>): void {
  for (const chunk of chunks) {
    if (chunk.name == null || !(namedFiles.includes(chunk.name) || chunk.hasRuntime())) continue;
    chunk.id = chunk.name;
    chunk.ids = [chunk.name];
  }
}
