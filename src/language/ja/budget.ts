import type { budget as en } from '../en/budget';
import { translation } from '../translation';

export const budget = translation<typeof en>()({
  published:
    '予算内で運営するため、{site}は最大1時間前の内容を表示しています。ログインすると最新の内容が表示されます。',
  noEdits:
    '{site}は予算を使い切ったため、現在は編集を受け付けていません。入力した内容はこの端末に保存され、再開後に自動的に送信されます。ログインしていない場合は、最後に公開された内容が表示されます。',
});
