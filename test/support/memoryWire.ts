import type { TabWire } from '@/sync/tabWire';

/** The wire between the tabs of one browser, in memory; it carries copies, later than the call, as the platform's does. */
export function createMemoryWire<Message>() {
  const tabs = new Set<Set<(message: Message) => void>>();
  return {
    /**
     * The wire as one tab holds it. `cut` is the tab asleep: it neither hears nor says anything any more. `busy` is the tab at
     * work until the returned call: it hears all of it then.
     */
    tab: (): TabWire<Message> & { readonly cut: () => void; readonly busy: () => () => void } => {
      const listeners = new Set<(message: Message) => void>();
      let awake = true;
      let late: (() => void)[] | undefined;
      tabs.add(listeners);
      return {
        post: (message) => {
          if (!awake) return;
          const copy = JSON.stringify(message);
          for (const others of tabs)
            if (others !== listeners)
              queueMicrotask(() => others.forEach((listener) => listener(JSON.parse(copy) as Message)));
        },
        subscribe: (listener) => {
          const heard = (message: Message) => {
            if (late) late.push(() => listener(message));
            else if (awake) listener(message);
          };
          listeners.add(heard);
          return () => listeners.delete(heard);
        },
        cut: () => {
          awake = false;
        },
        busy: () => {
          const heard: (() => void)[] = [];
          late = heard;
          return () => {
            late = undefined;
            heard.forEach((hear) => hear());
          };
        },
      };
    },
  };
}
