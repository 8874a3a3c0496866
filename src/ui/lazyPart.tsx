import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyPart<Props extends object> {
  /** The component; shows `fallback` until its code is there, and throws when that cannot be loaded. */
  readonly Part: ComponentType<Props & { readonly fallback?: ReactNode }>;
  /** Begins to load the code. A failure shows when the part is; the next use tries again. */
  readonly preload: () => void;
}

/**
 * A component whose code is loaded when it is first needed. Once preloaded it is rendered at once, where `React.lazy`
 * would still show its fallback first, and hold on to it for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const begin = (): Promise<void> =>
    (loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function Part({ fallback, ...props }: Props & { readonly fallback?: ReactNode }) {
    const [, arrived] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (loaded === undefined) void begin().then(arrived, (error: unknown) => setFailure({ error }));
    }, []);
    if (failure !== undefined) throw failure.error;
    const Loaded = loaded;
    // Without `fallback`, which is all that was taken out, the rest are the part's own props.
    return Loaded === undefined ? fallback : <Loaded {...(props as unknown as Props)} />;
  }

  return { Part, preload: () => void begin().catch(() => undefined) };
}
