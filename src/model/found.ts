import { showHidden } from './texts';

/** A value in a message: what was found, cut where it would fill the screen. */
export const found = (value: unknown) => {
  const text = showHidden(JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
