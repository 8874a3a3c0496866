import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Told once per failure, for the log. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Shows `ErrorScreen` in place of children that threw while rendering; "Try again" renders them anew. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly failed: { readonly error: unknown } | undefined }
> {
  override state: { readonly failed: { readonly error: unknown } | undefined } = { failed: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    return <ErrorScreen error={failed.error} onReset={() => this.setState({ failed: undefined })} />;
  }
}
