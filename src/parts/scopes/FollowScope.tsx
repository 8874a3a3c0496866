import type { Scope } from '@/backend/scope';
import { useScope } from '@/wiki/scopes/useScope';

/** Follows a scope while it is on screen, where how many there are is not known before. Shows nothing itself. */
export function FollowScope({ scope }: { readonly scope: Scope }) {
  useScope(scope);
  return null;
}
