/** A notice as a device shows it. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where a tap leads, a path of the app. */
  readonly link: string;
  /** A later notice of the same tag takes the place of an earlier one on the device. */
  readonly tag: string;
}

/**
 * The outcome of a notice for one device.
 *
 *   sent     the messaging service has it
 *   gone     the device is not registered any more and never will be under this token
 *   failed   the service did not take it now; it has not been and will not be shown
 */
export type Delivery = 'sent' | 'gone' | 'failed';

/** Hands notices to devices. It answers for each token, in their order, and rejects for none of them. */
export interface Sender {
  readonly send: (tokens: readonly string[], notice: Notice) => Promise<readonly Delivery[]>;
}
