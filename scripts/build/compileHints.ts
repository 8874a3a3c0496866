import type { Compilation, Compiler } from 'webpack';

/**
 * As the first line of a script, asks for all of its functions to be compiled while it is read, beside the page's own
 * thread. Otherwise a browser compiles each when it is first called, which is a fifth of the time to a first page:
 * https://v8.dev/blog/explicit-compile-hints. Browsers that do not know the hint read a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint at the top of these files. In code that comes later it would only take memory. */
export const compileHints = (filesOf: (compilation: Compilation) => readonly string[]) => ({
  apply: ({ hooks, webpack }: Compiler): void => {
    // A minimizer drops comments, and source maps count this line.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1;
    hooks.thisCompilation.tap('compileHints', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'compileHints', stage }, () => {
        // A build that failed lacks some, and says why.
        if (compilation.errors.length > 0) return;
        for (const file of filesOf(compilation))
          compilation.updateAsset(file, (code) => new webpack.sources.ConcatSource(compileHint, code));
      });
    });
  },
});
