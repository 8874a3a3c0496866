import type { Scope } from '@/backend/scope';
import { useScope } from '@/wiki/scopes/useScope';

export function FollowScope({ scope }: { readonly scope: Scope }) {
  useScope(scope);
  return null;
}
