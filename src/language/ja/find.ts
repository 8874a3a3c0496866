import type { find as en } from '../en/find';
import { translation } from '../translation';

export const find = translation<typeof en>()({
  searchPlayersAndEvents: '選手・大会を検索',
  results: '検索結果',
  resultsFor: '「{text}」の検索結果',
  players: '選手',
  events: '大会',
  headToHead: '直接対決',
  pair: '{own} 対 {other}',
  matches: '試合',
  recent: '最近の検索',
  clearRecent: '履歴を消去',
  close: '検索を閉じる',
  howTo:
    '名前、別名、開催地、年を入力してください。二人の名前で直接対決を、年と腕と階級などで試合を探せます。綴りの誤りやほかの文字でも見つかります。',
  reading: '名前を読み込んでいます…',
  nothing: '「{text}」は見つかりません',
  addIt: '未登録の場合は追加できます。',
  signInToAdd: '未登録の場合は、<link>ログイン</link>して追加できます。',
  allResults: '{count}件の結果をすべて表示',
  countResults: '{count}件',
  countPlayers: '選手{count}人',
  countEvents: '大会{count}件',
  countMatches: '{count}試合',
  lastOpponent: '直近の相手 {name}',
  lastMatch: '最終試合 {date}',
  alsoKnownAs: '別名 {names}',
  knownPlayers: '同じ名前の選手が登録済みです：{players}。別人の場合のみ提案してください。',
  similarPlayers: '似た名前の選手が登録済みです：{players}。別人の場合のみ提案してください。',
  knownEvents: '同じ名前の大会が登録済みです：{events}。',
  similarEvents: '似た名前の大会が登録済みです：{events}。',
});
