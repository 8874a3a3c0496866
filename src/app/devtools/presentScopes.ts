import type { Scope } from '@/backend/scope';
import type { ScreenScopes } from '../client/replica';

/** Tells whether the screens show what really happened, or what the devtools made of it. */
interface Presence {
  readonly isPresent: () => boolean;
  /** Calls back whenever the devtools have changed what is shown, the present included. */
  readonly subscribe: (listener: () => void) => void;
}

export interface PresentScopes extends ScreenScopes {
  /** The visitor has gone to another page, so what is on screen is asked for, whatever time it shows. */
  readonly navigated: () => void;
}

interface Wish {
  readonly scope: Scope;
  wanted: boolean;
  release: (() => void) | undefined;
}

/**
 * Follows scopes for the screen while it shows the present. What the devtools show may put other components on screen
 * and take some off; they neither open nor close anything. On return to the present the wishes that are left count.
 * A page the visitor goes to meanwhile is followed at once; what it leaves is let go with the rest, on return.
 */
export function createPresentScopes(follow: ScreenScopes['follow'], presence: Presence): PresentScopes {
  const waiting = new Set<Wish>();
  let moved = false;

  const mayFollow = () => moved || presence.isPresent();

  presence.subscribe(() => {
    moved = false;
    if (!presence.isPresent()) return;
    const wishes = [...waiting];
    waiting.clear();
    // Following comes first, so that what is both let go and wanted stays open.
    for (const wish of wishes) if (wish.wanted) wish.release = follow(wish.scope);
    for (const wish of wishes) if (!wish.wanted) wish.release?.();
  });

  return {
    follow: (scope) => {
      const wish: Wish = { scope, wanted: true, release: undefined };
      if (mayFollow()) wish.release = follow(scope);
      else waiting.add(wish);
      return () => {
        if (!wish.wanted) return;
        wish.wanted = false;
        if (presence.isPresent()) {
          waiting.delete(wish);
          wish.release?.();
        } else if (wish.release === undefined) waiting.delete(wish);
        else waiting.add(wish);
      };
    },
    navigated: () => {
      moved = !presence.isPresent();
    },
  };
}
