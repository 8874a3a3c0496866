import type { accounts as en } from '../en/accounts';
import { translation } from '../translation';

export const accounts = translation<typeof en>()({
  title: 'アカウント',
  sending: '送信中…',
  offline: 'この端末に保存しました。オンラインに戻ると送信されます。',

  email: 'アカウントのメールアドレス',
  emailHint:
    '本人が一度ここにログインしている必要があります。変更はすべて下のログに残り、モデレーター全員に表示されます。',
  makeModerator: 'モデレーターにする',
  removeModerator: 'モデレーターから外す',
  grantTitle: 'このアカウントをモデレーターにしますか？',
  grantBody: '本人であることを確かめてください。名前は誰でも自由に付けられます。',
  noName: '未設定',
  factEmail: '確認済みのメールアドレス',
  factCreated: '登録日',
  factUid: 'アカウントID',
  notVerified:
    'このアカウントのメールアドレスは未確認のため、別の人のものかもしれません。本人に確認メールのリンクを開いてもらってください。メールは「設定」から再送できます。',
  noAccount:
    'このメールアドレスのアカウントはありません。権限を付けるには、本人が一度ログインする必要があります。',
  lookUpOffline:
    'オフラインのため、アカウントを確認できませんでした。オンラインに戻ってからもう一度お試しください。',
  lookUpFailed: 'アカウントを確認できませんでした。もう一度お試しください。',
  removeTitle: '{email}をモデレーターから外しますか？',
  removeBody:
    'これまでの判断はそのまま残ります。開いているページは数秒で、接続できないページは1時間以内にログアウトされます。',

  log: '権限と利用停止のログ',
  loading: 'ログを読み込み中',
  failed: 'ログを読み込めませんでした',
  empty: '権限の付与も利用停止もまだありません。',
  by: '{name}さん、{time}',
  byConsole: 'コンソールから、{time}',
  rejected: '却下{count}件',
  revertsProposed: '取り消しの提案{count}件',
  bannedLeaves: 'このアカウントの変更が残っている記録{count}件：',
  leftCreated: '{name}はこのアカウントが作成しました。削除するか、履歴で取り消してください。',
  leftDeleted: '{name}はこのアカウントが削除しました。履歴で復元してください。',
  leftChanged: '{name}はその後ほかの人が変更したため、自動では戻せません。履歴で確認してください。',
  leftMore: 'ほかに{count}件あります。アカウントのページで確認してください。',
  banReason: '理由：{reason}',
  unfinished: '処理中',
  liftBan: '利用停止を解除',
  liftTitle: '利用停止を解除しますか？',
  liftBody: 'このアカウントは再び変更を提案できます。却下された提案は却下のままです。',
});
