export interface Notice {
  readonly id: string;
  /** Default `info`. `error` is red and interrupts screen readers. */
  readonly tone?: 'info' | 'success' | 'error' | undefined;
  readonly message: string;
  /** Milliseconds until it disappears; 0 to stay. Default 5000. */
  readonly timeout?: number | undefined;
  readonly position?: 'top' | 'bottom' | undefined;
  readonly multiLine?: boolean | undefined;
  readonly actions?: readonly NoticeAction[] | undefined;
}

/** A button in a notice. Pressing it does not dismiss the notice. */
interface NoticeAction {
  readonly label: string;
  readonly onClick: () => void;
}

export const defaultTimeoutMs = 5000;
