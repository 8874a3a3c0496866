import type { status as en } from '../en/status';
import { translation } from '../translation';

export const status = translation<typeof en>()({
  title: '稼働状況',
  description: '公開データの更新状況、審査待ちの提案、予算内で運営するために制限している機能を示します。',
  loading: '稼働状況を読み込んでいます',
  offline: 'オフラインです',
  offlineWhy: 'オンラインに戻ると表示されます。',
  failed: '稼働状況を読み込めませんでした',
  failedWhy:
    'サーバーに接続できないか、まだ公開されていません。この端末に保存された内容は引き続き閲覧できます。',

  fine: 'すべて最新の状態です。',
  fineButBudget: '公開データはすべて最新の状態です。',
  lateStatus: '数時間にわたって何も公開されていません。以下の内容は古い可能性があります。',
  lateCopy: '毎晩作成される全データの更新が遅れています。',
  lateChanges: '変更一覧の更新が遅れています。',

  data: '公開データ',
  copy: '全データの時点',
  looked: '更新の有無を最後に確認した時刻',
  changes: '変更の公開',
  at: 'この情報の時刻',
  never: '未公開',

  queue: '提案',
  waiting: '審査待ち',
  orMore: '{count}件以上',
  oldest: '最も古い提案',
  noneWaits: 'なし',

  budget: '予算',
  stage0: '余裕があります。制限している機能はありません。',
  stage1: '残りが少なくなっています。このサイトへのリンクには、ページごとの画像や説明が付きません。',
  stage2:
    '残りがわずかです。ログインしていない場合は、最大1時間前の内容が表示されます。最近の変更、履歴、公開ログはログインした方にのみ表示されます。',
  stage3:
    '使い切りました。編集と審査の内容は各自の端末に保管され、余裕ができると送信されます。ログインしていない場合は、最後に公開された内容が表示されます。',

  versions: 'バージョン',
  page: 'このページ',
  functions: 'サーバー',
});
