import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The mark of addresses that typing has made. */
const byTyping = 'typing';

/**
 * A text that is typed: shown at once, and kept in the address under `name`. Typing replaces the address and leaves the
 * other parameters and the place on the page as they are.
 */
export function useTyped(name: string): readonly [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  // The state of a history entry may be anything.
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const inAddress = params.get(name) ?? '';
  const [typed, setTyped] = useState({ text: inAddress, at: key });
  // A link led here. What typing puts into the address comes back late and must not undo later letters.
  if (typed.at !== key && state !== byTyping) setTyped({ text: inAddress, at: key });
  const setText = (text: string) => {
    setTyped({ ...typed, text });
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete(name);
        else next.set(name, text);
        return next;
      },
      { replace: true, preventScrollReset: true, state: byTyping },
    );
  };
  return [typed.text, setText];
}
