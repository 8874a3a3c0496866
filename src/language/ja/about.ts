import type { about as en } from '../en/about';
import { translation } from '../translation';

export const about = translation<typeof en>()({
  description: '{site}とは何か、そして編集がどのように反映されるか。',
  loading: 'ページを読み込み中',
});
