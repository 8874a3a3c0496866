import { moderation } from '@/language/en/moderation';
import { useText } from '@/language/useLanguage';
import { useTyped } from '@/parts/lists/useTyped';
import { SearchBox } from '@/ui/SearchBox';

export function QueueSearch() {
  const t = useText();
  const [text, setText] = useTyped('q');
  return <SearchBox label={t(moderation.search)} value={text} onChange={setText} />;
}
