import type { ScopeKey } from '@/backend/scope';
import type { Resume, Snapshot } from '@/backend/snapshot';

/** One tab of this browser, for as long as its page lives. */
export type TabId = string;

/**
 * What tabs say to each other about live queries. `tab` says it; `to` is meant, everybody where it is absent.
 *
 *   hello    I am new here
 *   here     so am I; the answer to it
 *   bye      I am going, and whatever I led is led by nobody
 *   ask      does anybody follow this scope? I hold what `mark` vouches for
 *   mine     I do, or am about to: wait for my answer
 *   answer   what you lack; from now on my news is yours
 *   no       I do not, or what I have does not join on to what you hold
 *   news     a snapshot, as it came from the server
 *   ended    I no longer follow it
 *   ping     do you still follow it? `pong` is the yes
 */
export type TabMessage =
  | { readonly kind: 'hello' | 'bye'; readonly tab: TabId }
  | { readonly kind: 'here'; readonly tab: TabId; readonly to: TabId }
  | { readonly kind: 'ask'; readonly tab: TabId; readonly scope: ScopeKey; readonly mark?: Resume }
  | {
      readonly kind: 'answer';
      readonly tab: TabId;
      readonly to: TabId;
      readonly scope: ScopeKey;
      readonly snapshot: Snapshot;
    }
  | {
      readonly kind: 'mine' | 'no' | 'ping' | 'pong';
      readonly tab: TabId;
      readonly to: TabId;
      readonly scope: ScopeKey;
    }
  | {
      readonly kind: 'news';
      readonly tab: TabId;
      readonly scope: ScopeKey;
      readonly snapshot: Snapshot;
    }
  | { readonly kind: 'ended'; readonly tab: TabId; readonly scope: ScopeKey };

/** The wire between the tabs of one browser; a tab does not hear itself. */
export interface TabWire<Message> {
  readonly post: (message: Message) => void;
  readonly subscribe: (listener: (message: Message) => void) => () => void;
}
