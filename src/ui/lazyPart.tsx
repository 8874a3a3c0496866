import { useEffect, useEffectEvent, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { whenOnline } from '@/lib/whenOnline';

interface PartProps {
  readonly fallback?: ReactNode;
  /** Called if the code cannot be loaded because there is no network. */
  readonly onMissing?: () => void;
}

export type CodeOf<Name extends string> = Readonly<Record<Name, (props: never) => ReactNode>>;

export type PropsOf<Code extends CodeOf<Name>, Name extends string> = Code[Name] extends (
  props: infer Props extends object,
) => ReactNode
  ? Props
  : never;

export interface LazyPart<Props> {
  /** The component. Offline it waits for a network; online it throws if its code cannot be loaded. */
  readonly Part: ComponentType<Props & PartProps>;
  /** Loads the code; never rejects. A failure shows when the part is rendered; the next use tries again. */
  readonly preload: () => Promise<void>;
}

/**
 * A component, by its name in code that is loaded on first use. Once preloaded it renders at once, whereas
 * `React.lazy` would show its fallback and keep it for 300 ms.
 *
 * @param pausesMs after which a shown part asks again, if its code fails to load, before it throws
 */
export function lazyPart<Name extends string, Code extends CodeOf<Name>>(
  load: () => Promise<Code>,
  name: Name,
  pausesMs: readonly number[] = [],
): LazyPart<PropsOf<Code, Name>> {
  let loaded: Code | undefined;
  let loading: Promise<void> | undefined;
  const begin = (): Promise<void> =>
    (loading ??= load().then(
      (code) => {
        loaded = code;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function Part({ fallback, onMissing, ...props }: PropsOf<Code, Name> & PartProps) {
    const [, arrived] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const failed = useEffectEvent((error: unknown) => {
      if (navigator.onLine) setFailure({ error });
      else onMissing?.();
    });
    useEffect(() => {
      if (loaded !== undefined) return;
      const load = () => void patiently(begin, pausesMs).then(arrived, failed);
      load();
      return whenOnline(load);
    }, []);
    if (failure !== undefined) throw failure.error;
    const Loaded = loaded?.[name] as ComponentType<object> | undefined;
    return Loaded === undefined ? fallback : <Loaded {...props} />;
  }

  return { Part, preload: () => begin().catch(() => undefined) };
}

/** Tries again after each pause, unless there is no network. */
async function patiently(work: () => Promise<void>, pausesMs: readonly number[]): Promise<void> {
  for (const ms of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return work();
}

/** A lazy part below the first screen: a weak signal that drops its code must not cost the reader the page above it. */
export const laterPart: typeof lazyPart = (load, name) => lazyPart(load, name, [1_000, 3_000, 9_000]);
