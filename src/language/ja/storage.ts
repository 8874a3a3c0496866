import type { storage as en } from '../en/storage';
import { translation } from '../translation';

export const storage = translation<typeof en>()({
  full: 'この端末の空き容量がありません。{site}は動作しますが、内容を再度読み込むことがあります。',
  newer:
    'この端末には新しいバージョンの{site}のデータが保存されています。このバージョンはそれを使わずに動作します。再読み込みすると新しいバージョンになります。',
  damaged: 'この端末に保存された内容の一部が壊れていました。再度読み込みます。',
  blocked: 'このブラウザーでは{site}がデータを保存できません。動作しますが、毎回読み込み直します。',
  onlyHere:
    '変更{count}件を保存できず、このタブにしかありません。送信されるまでタブを開いたままにしてください。',
  unreadable:
    'この端末に保存された変更{count}件は、このバージョンの{site}では読めません。送信も削除もされません。',
});
