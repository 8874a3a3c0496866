import { lengthOf, limits } from '@/model/limits';
import { useDialogs } from '@/ui/dialogs/useDialogs';

/** Asks a moderator why; the reason without outer blanks, or `undefined` when the question was cancelled. */
export function useAskReason(): (what: string) => Promise<string | undefined> {
  const dialogs = useDialogs();
  return async (what) => {
    const text = await dialogs.prompt({
      title: `Reject ${what}?`,
      label: 'Reason',
      hint: 'The author reads this.',
      multiline: true,
      focusField: true,
      maxLength: limits.reason,
      validate: reasonProblem,
    });
    return text?.trim();
  };
}

/** A rejection without a reason teaches nobody, and the rules refuse it. */
function reasonProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Say why, so that the author can do better';
  return lengthOf(text.trim()) > limits.reason ? `At most ${limits.reason} characters` : undefined;
}
