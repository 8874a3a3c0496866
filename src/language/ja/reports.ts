import type { reports as en } from '../en/reports';
import { translation } from '../translation';

export const reports = translation<typeof en>()({
  description: '閲覧者から寄せられた、誤りの報告です。モデレーターだけに表示されます。',
  loading: '報告を読み込み中',
  failed: '報告を読み込めませんでした',
  offline: 'オフラインです',
  offlineWhy: '報告はこの端末に保存されません。オンラインに戻ると表示されます。',
  none: '確認する報告はありません',
  noneWhy: '新しい報告は自動的に表示されます。',
  open: '未処理',
  openLink: '報告（{count}件）',
  manyOpen: '報告（{count}件以上）',
  loadMore: 'さらに読み込む',

  byVisitor: 'アカウントなし、{time}',
  by: '{name}、{time}',
  source: '確認できる場所：{source}',
  changedSince: '報告後に変更あり',
  isGone: 'ウィキにありません',
  edit: '変更を提案…',
  publicNote:
    '報告の内容は提案の連絡事項に入り、後で誰でも読めるようになります。公開すべきでない部分は削除してください。',
  closeProposed: '提案済みとして処理',
  yourProposal: 'あなたの提案',
  close: '処理済みにする…',

  closeTitle: '{name}についての報告を処理済みにしますか？',
  closeBody: 'すべてのモデレーターの一覧から消えます。報告した人には何も通知されません。',
  noteHint: 'ほかのモデレーター向け：対応しない理由、または対応した内容',
  noteTooLong: '{max}文字以内で書いてください',
  closedMeanwhile: '{name}さんがたった今処理しました。',
  closeOk: '処理済みにする',
  willClose: '{name}についての報告は処理済みになります。',
  willCloseOne: '報告1件が処理済みになります。',

  ofNetwork: '同じネットワークからの報告{count}件',
  declineAll: 'すべて却下…',
  declineTitle: 'このネットワークからの報告をすべて却下しますか？',
  declineBody:
    'ここに表示されていないものも含め、そこから寄せられた未処理の報告がすべて処理済みになります。元に戻せません。',
  declineOk: 'すべて却下',
  declined: '報告{count}件を処理済みにしました。',

  closedLast: '最近処理された報告',
  closedBy: '{name}さんが処理、{time}',
  becameProposal: '提案になりました',
  keptFor: '処理済みの報告は{count}日後に削除されます。',
});
