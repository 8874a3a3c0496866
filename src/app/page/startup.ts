import { Redirect } from '@/store/page';

/** One thing to do after the first paint. */
export interface StartupStep {
  readonly name: string;
  readonly run: () => Promise<void> | void;
}

/**
 * Runs the steps one after the other. A step that throws a `Redirect` sends the app to its address; any other error is
 * logged and the next step runs, since an app that half works is better than none.
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
