import { Redirect } from '@/store/page';

export interface StartupStep {
  readonly name: string;
  readonly run: () => Promise<void> | void;
}

/**
 * Runs the steps in order. A `Redirect` thrown by a step navigates. Any other error is logged and the next
 * step runs, because a partly working app is better than none.
 */
export async function runStartup(
  steps: readonly StartupStep[],
  navigate: (url: string) => void,
): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      if (error instanceof Redirect) navigate(error.url);
      else console.error(`Startup step "${name}" failed`, error);
    }
  }
}
