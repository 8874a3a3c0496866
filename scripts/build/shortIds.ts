import { createHash } from 'node:crypto';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

const plugin = 'shortIds';
/** Four times as many as there are. */
const chunkIds = 1_000;

/**
 * Gives the first page's modules and all chunks ids of three digits, and other modules four. They follow paths as webpack's own
 * do, so that one changed file changes the hash of one chunk, but webpack prefers fewer collisions and takes five and four
 * digits, which is a kilobyte of the first page.
 */
export const shortIds = {
  apply(compiler: Compiler): void {
    let firstPage: (module: Module) => boolean = () => false;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const { hooks } = compilation;
      firstPage = (module) =>
        [...compilation.chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'main');
      hooks.afterOptimizeChunks.tap(plugin, () => leaveOutMain(compilation));
      hooks.moduleIds.tap(plugin, () => nameEntry(compilation));
      hooks.chunkIds.tap(plugin, (chunks) => numberChunks(compilation, chunks));
    });
    const { DeterministicModuleIdsPlugin } = webpack.ids;
    const test = (module: Module) => firstPage(module);
    new DeterministicModuleIdsPlugin({ test, maxLength: 3, fixedLength: true }).apply(compiler);
    new DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler);
  },
};

/** Each lazy part shares code with the app's own script, and webpack would have it wait for that script by name. */
function leaveOutMain({ namedChunks }: Compilation): void {
  const main = namedChunks.get('main');
  if (!main) return;
  for (const group of [...main.groupsIterable].filter((each) => !each.isInitial())) {
    group.removeChunk(main);
    main.removeGroup(group);
  }
}

/**
 * If all ids are numbers and close together, webpack writes modules as an array in the order of their ids. In the order of
 * their paths, similar ones are close to each other and compress better.
 */
function nameEntry({ chunkGraph, namedChunks }: Compilation): void {
  const main = namedChunks.get('main');
  for (const module of main ? chunkGraph.getChunkEntryModulesIterable(main) : [])
    chunkGraph.setModuleId(module, 'app');
}

function numberChunks({ chunkGraph, compiler }: Compilation, chunks: Iterable<Chunk>): void {
  const used = new Set([...chunks].map(({ id }) => id));
  const named = [...chunks]
    .filter(({ id }) => id === null)
    .map((chunk) => {
      const modules = chunkGraph.getChunkRootModules(chunk);
      const paths = modules.map(
        (module) => module.libIdent({ context: compiler.context }) ?? module.identifier(),
      );
      return { chunk, name: chunk.name ?? paths.sort().join() };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { chunk, name } of named) {
    let id = 0;
    for (let salt = 0; id === 0 || used.has(id); salt += 1) id = hash(`${name}${salt}`) % chunkIds;
    used.add(id);
    chunk.id = id;
    chunk.ids = [id];
  }
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();
