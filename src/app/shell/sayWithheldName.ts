import { words } from '@/language/en/words';
import { withheldNameSaid } from '@/wiki/records/withheldNameSlice';
import type { AppStore } from '../client/store';
import type { ShownLanguage } from './followLanguage';

export function sayWithheldName(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  { get, subscribe }: Pick<ShownLanguage, 'get' | 'subscribe'>,
): () => void {
  const say = () => void dispatch(withheldNameSaid(get().t(words.nameWithheld)));
  say();
  return subscribe(say);
}
