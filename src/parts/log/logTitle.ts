import { commands } from '@/language/en/commands';
import type { InLog, Titled } from '@/model/acts/act';
import { logged, type LoggedKind } from '@/model/acts/acts';

type KeyOf<T> = T extends (...args: never) => infer Key ? Key : T;
type TitleKey = KeyOf<(typeof logged)[LoggedKind]['log']['title']>;

/** The sentence for a log entry, with `{name}` unless the entry has no name. */
export function logTitle(entry: Titled & { readonly kind: LoggedKind }): (typeof commands)[TitleKey] {
  const { title }: InLog = logged[entry.kind].log;
  // Every title is a key of the texts.
  return commands[(typeof title === 'string' ? title : title(entry)) as TitleKey];
}
