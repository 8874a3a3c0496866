export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  /** A later notice with the same tag replaces an earlier one on the device. */
  readonly tag: string;
}

/**
 * Outcome of a notice for one device.
 *
 *   sent     the messaging service accepted it
 *   gone     the token is permanently unregistered
 *   failed   the service did not accept it; it has not been and will not be shown
 */
export type Delivery = 'sent' | 'gone' | 'failed';

/**
 * Sends notices to devices. Resolves to one outcome per token, in order; never rejects for a single token.
 */
export interface Sender {
  readonly send: (tokens: readonly string[], notice: Notice) => Promise<readonly Delivery[]>;
}
