import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

export interface ServerServices {
  readonly auth: Pick<Auth, 'getUser' | 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  readonly db: Firestore;
  /** Structured fields: ids of documents and outcomes only. No accounts, addresses or texts. */
  readonly logger: {
    readonly info: (message: string, fields: object) => void;
    readonly error: (message: string, fields: object) => void;
  };
  readonly now: () => number;
}
