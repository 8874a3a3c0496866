import { words } from '@/language/en/words';
import { withheldNameSaid } from '@/wiki/records/withheldNameSlice';
import type { AppStore } from '../client/store';
import type { ShownLanguage } from './followLanguage';

/** Has the name of who asked not to be named said in the language shown, wherever names stand. */
export function sayWithheldName(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { get, subscribe }: Pick<ShownLanguage, 'get' | 'subscribe'>,
): () => void {
  const say = () => void dispatch(withheldNameSaid(get().t(words.nameWithheld)));
  say();
  return subscribe(say);
}
