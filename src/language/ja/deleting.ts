import type { deleting as en } from '../en/deleting';
import { translation } from '../translation';

export const deleting = translation<typeof en>()({
  delete: '削除',
  title: '{name}を削除しますか',
  restorable:
    'この記録への未処理の提案は却下されます。90日間は、「提案の審査」ページの最後にある記録から復元できます。',
  soon: '{name}は10秒後に削除されます。',
});
