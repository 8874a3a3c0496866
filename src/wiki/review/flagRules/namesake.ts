import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import { path } from '@/model/sharing/routes';
import type { FlagRule } from './flagRule';

export const namesake: FlagRule = {
  severity: 'warning',
  label: flags.namesake,
  find: ({ namesake }) =>
    namesake !== undefined &&
    (namesake.isLonger ? message(flags.namesakeBegins, { name: namesake.name }) : message(flags.namesakeIs)),
  fix: ({ namesake }) => {
    if (namesake === undefined) return undefined;
    const { id, name, renamed } = namesake;
    // A new player has no page to merge yet.
    if (renamed === undefined)
      return { label: message(flags.compareWith, { name }), to: path('player', { id }) };
    const merge = `${path('merge', { id: renamed })}?with=${encodeURIComponent(id)}`;
    return { label: message(flags.mergeWith, { name }), to: merge };
  },
};
