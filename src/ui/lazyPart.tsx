import { useEffect, useEffectEvent, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { whenOnline } from '@/lib/whenOnline';

interface PartProps {
  /** Shown until the code is there. */
  readonly fallback?: ReactNode;
  /** Told when there is no network to load the code by. */
  readonly onMissing?: () => void;
}

export interface LazyPart<Props extends object> {
  /** The component. Without a network it waits for one; with one it throws when its code cannot be loaded. */
  readonly Part: ComponentType<Props & PartProps>;
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

  function Part({ fallback, onMissing, ...props }: Props & PartProps) {
    const [, arrived] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const failed = useEffectEvent((error: unknown) => {
      if (navigator.onLine) setFailure({ error });
      else onMissing?.();
    });
    useEffect(() => {
      if (loaded !== undefined) return;
      const load = () => void begin().then(arrived, failed);
      load();
      return whenOnline(load);
    }, []);
    if (failure !== undefined) throw failure.error;
    const Loaded = loaded;
    // Without what is taken out here, the rest are the part's own props.
    return Loaded === undefined ? fallback : <Loaded {...(props as unknown as Props)} />;
  }

  return { Part, preload: () => void begin().catch(() => undefined) };
}
