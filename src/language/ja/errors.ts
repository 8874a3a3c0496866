import type { errors as en } from '../en/errors';
import { translation } from '../translation';

export const errors = translation<typeof en>()({
  aborted: 'ほかの人が同時に変更しました。',
  'already-exists': 'すでに存在します。',
  cancelled: 'リクエストが取り消されました。',
  conflict: 'その間に別の場所で変更されました。',
  'data-loss': 'サーバーでデータが失われました。',
  'deadline-exceeded': 'サーバーの応答がありません。',
  'failed-precondition': '現在の状態では実行できません。',
  inside: '問題が発生しました：{said}',
  internal: 'サーバーで問題が発生しました。',
  'invalid-argument': 'サーバーが内容を受け付けませんでした。',
  'not-found': '見つかりません。',
  outdated: 'このページは古くなっています。再読み込みしてください。',
  'out-of-range': '値が範囲外です。',
  'over-budget': '予算内で運営するため、現在はログインした方にのみ表示しています。',
  'permission-denied':
    'サーバーが表示を拒否しました。ページを再読み込みし、それでも表示されない場合は、ログインし直すか、時間をおいてお試しください。',
  'resource-exhausted': '回数が多すぎます。時間をおいて再試行してください。',
  unavailable: 'サーバーに接続できません。',
  unimplemented: 'サーバーが対応していない操作です。',
  unknown: '予期しない問題が発生しました。',
});
