import type { User } from 'firebase/auth';
import { isJsonObject } from '@/lib/json';

export interface TokenFacts {
  readonly moderator: boolean;
  readonly admin: boolean;
  /** Epoch milliseconds, cut to the second. */
  readonly issuedAt: number;
}

/**
 * The claims of the user's token. Offline an expired token cannot be renewed. The old claims then decide what
 * is shown; the server requires a fresh token anyway.
 */
export async function tokenFacts(user: User): Promise<TokenFacts> {
  try {
    return facts((await user.getIdTokenResult()).claims);
  } catch {
    return facts(storedClaims(user));
  }
}

function facts(claims: unknown): TokenFacts {
  if (!isJsonObject(claims)) return { moderator: false, admin: false, issuedAt: 0 };
  return {
    moderator: claims['moderator'] === true,
    admin: claims['admin'] === true,
    issuedAt: Number(claims['iat'] ?? 0) * 1000,
  };
}

function storedClaims(user: User): unknown {
  const stored: unknown = user.toJSON();
  const manager = isJsonObject(stored) ? stored['stsTokenManager'] : undefined;
  const token = isJsonObject(manager) ? manager['accessToken'] : undefined;
  const [, payload = ''] = typeof token === 'string' ? token.split('.') : [];
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
}
