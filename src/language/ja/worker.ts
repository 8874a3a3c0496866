import type { worker as en } from '../en/worker';
import { translation } from '../translation';

export const worker = translation<typeof en>()({
  updated: 'アプリが更新されました。ページを再読み込みしてください。',
  outdated:
    'このページは古いため、変更を送信できません。変更はこの端末に保存されています。再読み込みすると送信されます。',
  refresh: '再読み込み',
  takingOver: '新しいバージョンを準備しています。完了すると、このページは自動的に再読み込みされます。',
  offline: 'インターネットに接続できません。アプリはオフラインモードで動作しています。',
  registrationFailed: 'Service Workerの登録中にエラーが発生しました：{error}',
  refused: 'このブラウザーではアプリを保存できません。動作しますが、開くにはインターネット接続が必要です。',
  crashed: '問題が発生しました。変更内容は保存されています。',
  sendErrors: 'エラーを送信する',
  saveReport: 'レポートを保存',
});
