import type { Scope } from '@/backend/scope';
import type { ScreenScopes } from '../client/replica';

/** Whether the screens show the present, or a state made by the devtools. */
interface Presence {
  readonly isPresent: () => boolean;
  readonly subscribe: (listener: () => void) => void;
}

export interface PresentScopes extends ScreenScopes {
  readonly navigated: () => void;
}

interface Wish {
  readonly scope: Scope;
  wanted: boolean;
  release: (() => void) | undefined;
}

/**
 * Follows scopes while the screens show the present. In the past, components that appear or disappear open
 * and close nothing; on return the remaining wishes are applied. A page that the visitor navigates to
 * meanwhile is followed at once. What it replaces is released on return.
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
    // Follow first, so that a scope that is both released and wanted stays open.
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
