import { accounts } from '@/language/en/accounts';
import { acts } from '@/language/en/acts';
import type { InLog, Titled } from '@/model/acts/act';
import { logged, type LoggedKind } from '@/model/acts/acts';

type KeyOf<T> = T extends (...args: never) => infer Key ? Key : T;
type TextKey = KeyOf<(typeof logged)[LoggedKind]['log']['title']>;

const texts = { ...accounts, ...acts };

/** The sentence for a log entry, with `{name}` unless the entry has no name. */
export function logTitle(entry: Titled & { readonly kind: LoggedKind }): (typeof texts)[TextKey] {
  const { title }: InLog = logged[entry.kind].log;
  // Every title is a key of the texts.
  return texts[(typeof title === 'string' ? title : title(entry)) as TextKey];
}
