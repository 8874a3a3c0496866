import type { oldBrowser as en } from '../en/oldBrowser';
import { translation } from '../translation';

export const oldBrowser = translation<typeof en>()({
  needsNewer:
    'このサイトのすべての機能を使うには、Safari・iOS {safari}、Chrome・Edge {chrome}、Firefox {firefox}以降のブラウザーで開いてください。',
});
