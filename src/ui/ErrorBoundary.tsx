import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Told once per failure, for the log. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** What is shown inside: when it is another, a failure of the one before is past. */
  readonly of?: unknown;
  /** What stands in place of what failed. Default `ErrorScreen`. */
  readonly render?: ((error: unknown, onReset: () => void) => ReactNode) | undefined;
}

interface ErrorBoundaryState {
  readonly of: unknown;
  readonly failed: { readonly error: unknown } | undefined;
}

/** Shows `ErrorScreen` in place of children that threw while rendering; "Try again" renders them anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { of: this.props.of, failed: undefined };

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return of === state.of ? null : { of, failed: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    const { render = errorScreen } = this.props;
    return render(failed.error, () => this.setState({ failed: undefined }));
  }
}

const errorScreen = (error: unknown, onReset: () => void) => <ErrorScreen error={error} onReset={onReset} />;
