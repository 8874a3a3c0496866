/** The part that we use of the package, which has no types. */
declare module 'webpack-bundle-analyzer' {
  import type { WebpackPluginInstance } from 'webpack';

  export const BundleAnalyzerPlugin: new (options: {
    readonly analyzerMode: 'static';
    readonly reportFilename: string;
    readonly defaultSizes: 'brotli';
    readonly compressionAlgorithm: 'brotli';
    readonly openAnalyzer: boolean;
    readonly logLevel: 'warn';
  }) => WebpackPluginInstance;
}
