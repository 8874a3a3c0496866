export interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

/** Modules that compose patterns when they are loaded. */
export const assembled = ['@/model/texts', '@/model/names/profileName'];

export function assembledBy(module: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const real = globalThis.RegExp;
  globalThis.RegExp = new Proxy(real, {
    construct(target, args: [string, string?]) {
      const pattern = new target(...args);
      found.push({ source: pattern.source, flags: pattern.flags, where: module });
      return pattern;
    },
  });
  try {
    jest.isolateModules(() => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded while its patterns are counted
      require(module);
    });
  } finally {
    globalThis.RegExp = real;
  }
  return found;
}
