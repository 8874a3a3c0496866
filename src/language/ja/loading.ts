import type { loading as en } from '../en/loading';
import { translation } from '../translation';

export const loading = translation<typeof en>()({
  loading: '{what}を読み込み中',
  loadFailed: '{what}を読み込めませんでした',
  filling: '結果を読み込み中',
  notHere: 'この端末にはまだありません',
  notHereWhy: 'サーバーに接続でき次第、表示されます。',
  notKnown: 'この端末にはありません',
  notKnownWhy: 'このページがあるかどうかは、オンラインに戻ると確認します。',
});
