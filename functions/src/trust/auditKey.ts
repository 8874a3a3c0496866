import { createHmac } from 'node:crypto';

const whole = 2 ** 32;

/**
 * Tells whether a delta is audited, one in so many. The same delta is each time; without the key nobody knows of one before, so
 * no author can choose an id that is left out.
 */
export const isAudited = (key: string, delta: string, oneIn: number): boolean =>
  createHmac('sha256', key).update(delta).digest().readUInt32BE() < whole / oneIn;
