import type { editing as en } from '../en/editing';
import { translation } from '../translation';

export const editing = translation<typeof en>()({
  addEvent: '大会を追加',
  addMatch: '試合を追加',
  addPlayer: '選手を追加',
  newEvent: '新規大会',
  newMatch: '新規試合',
  newPlayer: '新規選手',
  editFacts: '情報を編集',
  moreFacts: '詳しい情報',
  editField: '{field}を編集',
  editFieldOf: '{record}の{field}を編集',
  editRecord: '{record}を編集',
  nowIs: '現在は{value}です。あなたの提案はまだ審査待ちです。',
  nothing: 'なし',
  none: 'なし',
  oneALine: '1行に1つ',
  sourcesHint: '公開されます。公開ページのリンクまたは名前を1行に1つ',
  noteHint: '公開されます',
  linkHint: 'ウェブのアドレス',
  accountHint: 'アカウント名、またはそのページ',
  heightHint: 'cmで',
  poundsHint: 'ポンド、または「95 kg」のようにkgで',
  wikidataHint: 'Q42のような番号、またはそのページ',
  weightHint: 'kg、または「209 lb」のようにポンドで',
  unknown: '不明',
  samePlayer: '両側が同じ選手です',
  loadingPlayers: '選手を読み込み中…',
  newPlayerNote: '「{name}」は新しい選手として追加されます。',
  choosePlayer: '一覧から選手を選択してください。',
  why: 'モデレーターへの連絡',
  source: '確認できる場所',
  sourceHint: 'モデレーターが調べられるリンクまたは名前',
  note: '連絡事項',
  restored: '前に入力した内容を復元しました。',
  discard: '破棄',
  proposed: '変更を提案しました。モデレーターが確認します。',

  // Fields that contradict each other.
  endsBeforeItBegins: '最終日が初日より前です',
  winnerBehind: 'スコアによる決着では、勝者のスコアが上でなければなりません',
  needsWinner: '勝者を選ぶか、両方のスコアを入力してください',
  needsScores: '両方のスコアを入力するか、別の決着を選んでください',
  unevenDraw: '引き分けでは両方のスコアが同じです',
  wonByNobody: 'この決着には勝者がいません',

  // Faults of a value.
  choosePlayerFor: '{field}：一覧から選手を選択してください',
  noVideoFor: '{field}：動画が見つかりません',

  // Permissions.
  moderatorsOnly: 'モデレーター専用',
  moderatorsSignIn: 'モデレーターの方は、ログインすると提案を審査できます。',
  ownChanges: '自分の変更を見る',
  moderatorsOther:
    'ここではモデレーターが提案を審査します。このアカウントはモデレーターではありません。権限が付与されると、このページは自動的に開きます。',
  goToSignIn: 'ログインへ',
  signInToEdit: 'ログインして編集',
});
