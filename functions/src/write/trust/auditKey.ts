import { createHmac } from 'node:crypto';

const whole = 2 ** 32;

/**
 * Whether a delta is audited, one in so many. Deterministic, but unpredictable without the key, so an author
 * cannot choose an id that avoids audits.
 */
export const isAudited = (key: string, delta: string, oneIn: number): boolean =>
  createHmac('sha256', key).update(delta).digest().readUInt32BE() < whole / oneIn;
