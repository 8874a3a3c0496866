import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** The services that the functions need. */
export interface ServerServices {
  readonly auth: Pick<Auth, 'getUser' | 'getUserByEmail' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  readonly db: Firestore;
  /** Structured; the fields hold ids of documents and outcomes, and no personal data: no account, address or text. */
  readonly logger: {
    readonly info: (message: string, fields: object) => void;
    readonly error: (message: string, fields: object) => void;
  };
  /** Epoch milliseconds. */
  readonly now: () => number;
}
