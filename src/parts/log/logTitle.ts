import { accounts } from '@/language/en/accounts';
import { acts } from '@/language/en/acts';
import type { InLog, Titled } from '@/model/acts/act';
import { logged, type LoggedKind } from '@/model/acts/acts';

type KeyOf<T> = T extends (...args: never) => infer Key ? Key : T;
type TextKey = KeyOf<(typeof logged)[LoggedKind]['log']['title']>;

const texts = { ...accounts, ...acts };

/** The deed of an entry of a log, as a sentence about `{name}`; without it where the entry has none. */
export function logTitle(entry: Titled & { readonly kind: LoggedKind }): (typeof texts)[TextKey] {
  const { title }: InLog = logged[entry.kind].log;
  // Each title is one of the keys.
  return texts[(typeof title === 'string' ? title : title(entry)) as TextKey];
}
