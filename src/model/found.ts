import { showHidden } from './texts';

/** A found value for a message, shortened to fit the screen. */
export const found = (value: unknown) => {
  const text = showHidden(JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
