import type { hiding as en } from '../en/hiding';
import { translation } from '../translation';

export const hiding = translation<typeof en>()({
  hide: '非表示にする…',
  show: '再び表示する…',
  hideTitle: '{name}を非表示にすることを提案しますか？',
  showTitle: '{name}を再び表示することを提案しますか？',
  hideMeans:
    'このページは一覧、検索、ランキングに出なくなり、基本情報も表示されません。試合には{name}の名前が残り、大会の結果は変わりません。',
  showMeans: 'このページは一覧、検索、ランキングに再び出るようになり、基本情報もすべて表示されます。',
  decided: 'モデレーターが判断します。後からいつでも変更できます。',
  whyHide: '非表示にする理由',
  whyHideHint: '本人の希望、別人の結果 など',
  whyShow: '再び表示する理由',
  sayWhy: '理由を入力してください。',
  proposeHiding: '非表示を提案する',
  proposeShowing: '再表示を提案する',
  withdraws: 'この提案はまだ判断されていないため、取り下げられます。',
  withdraw: '取り下げる',

  isHidden: 'このページは非表示です',
  isHiddenWhy:
    '本人の希望があるときや、内容が信頼できないときに、ページは非表示になります。大会の結果は変わらず、試合には選手の名前が残ります。',
  inMatches: 'この選手の名前がある試合は{count}件です。',

  isMinor: '未成年者保護のため、このページは非表示です',
  isMinorWhy:
    '最後の試合の時点で{age}歳未満だった可能性がある選手のページは表示されません。大会の結果は変わらず、試合には選手の名前が残ります。',

  notDeleted: '{name}は削除できません',
  instead:
    '{name}には{count}試合あり、削除すると選手のいない試合になります。代わりに、ページを非表示にするか、同じ人の別のページと統合してください。',

  wouldBeHidden: '非表示になります。',
  wasHidden: '非表示になりました。',
  hidingRejected: '非表示が提案されていました。',
  wouldBeShown: '再び表示されます。',
  wasShown: '再び表示されました。',
  showingRejected: '再表示が提案されていました。',
});
