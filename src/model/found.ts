import { showHidden } from './texts';

export const found = (value: unknown) => {
  const text = showHidden(JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
