/** Something to tell the reader, plain apart from what its actions do. */
export interface Notice {
  readonly id: string;
  /** Default `info`. `error` is red and interrupts screen readers. */
  readonly tone?: 'info' | 'success' | 'error' | undefined;
  /** Line breaks are kept when `multiLine`. */
  readonly message: string;
  /** How long it stays, in milliseconds; 0 until it is dismissed. Default 5000. */
  readonly timeout?: number | undefined;
  /** Default `bottom`. */
  readonly position?: 'top' | 'bottom' | undefined;
  readonly multiLine?: boolean | undefined;
  readonly actions?: readonly NoticeAction[] | undefined;
}

/** A button of a notice. Pressing it does not dismiss the notice by itself. */
interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

export const defaultTimeoutMs = 5000;
