import type { eventMerging as en } from '../en/eventMerging';
import { translation } from '../translation';

export const eventMerging = translation<typeof en>()({
  link: '別の大会と統合…',
  title: '同じ大会のページが2つありますか？',
  other: 'もう一つの大会',
  otherHint: '同じ大会についてのページを選んでください。',
  nearest: '日付と名前が近い大会',
  signInWhy: 'ログインすると、2つのページが同じ大会であることを提案できます。',
  otherSport: '競技が異なるため、同じ大会ではありません。',
  pairs: '統合されるページの試合',
  pairsHint:
    '両方のページにある試合は1つにまとめて表示されます。組み合わせを確認し、違うものは直してください。',
  sameAs: '同じ試合',
  sameAsOf: '{match}と同じ試合',
  onlyHere: 'このページだけの試合',
  differs: '内容の違い',
  differs1: '{field}：{stays}ではなく{goes}',
  comparePlayers: '{first}と{second}を比べる',
  otherPlayers: '選手のページが統合されると、1つの試合になります。',
  onlyThere: '残すページだけにある試合：{count}',
  together: '{name}のページに{count}試合が表示されます。',
  back: '試合の記録は変更も削除もされません。いつでも分けることができ、分けるとそれぞれ元の試合に戻ります。',
  propose: '統合を提案',
  proposed: '{source}と{target}が同じ大会であることを提案しました。',
  mergedPages: 'この大会のほかのページ',
  separateAsk: '{source}と{target}を別の大会として提案しますか？',
  separateHint: 'それぞれに登録された試合に戻ります。モデレーターが判断します。',
  separated: '別の大会であることを提案しました。',
  maybeSame: '{event}と同じ大会かもしれません。<merge>比べる</merge>',
});
