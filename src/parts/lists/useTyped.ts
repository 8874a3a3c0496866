import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const byTyping = 'typing';

/**
 * A typed text, shown at once and kept in the address under `name`. Typing replaces the history entry, and
 * keeps the other parameters and the scroll position.
 */
export function useTyped(name: string): readonly [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { readonly key: string; readonly state: unknown };
  const inAddress = params.get(name) ?? '';
  const [typed, setTyped] = useState({ text: inAddress, at: key });
  // A link led here, so take its text. An address written by typing arrives late and must not undo later
  // letters.
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
