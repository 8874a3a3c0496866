import type { words as en } from '../en/words';
import { translation } from '../translation';

export const words = translation<typeof en>()({
  // Genders.
  man: '男性',
  woman: '女性',

  // Records, alone; within a sentence they are in `nouns`.
  event: '大会',
  match: '試合',
  player: '選手',
  newEvent: '新規大会',
  newMatch: '新規試合',
  newPlayer: '新規選手',

  // Things that are loaded.
  events: '大会',
  matches: '試合',
  players: '選手',
  rankings: 'ランキング',
  changes: '変更',
  proposals: '提案',

  // The heading of scores that count different things.
  score: 'スコア',

  // How many.
  matchCount: '{count}試合',

  // Stages of a tournament.
  final: '決勝',
  semifinal: '準決勝',
  quarterfinal: '準々決勝',

  // Countries that have no code of their own.
  england: 'イングランド',
  scotland: 'スコットランド',
  wales: 'ウェールズ',
  northernIreland: '北アイルランド',

  // People.
  moderator: 'モデレーター',
  admin: '管理者',
  formerMember: '元メンバー',
  nameWithheld: '氏名非公開',
  yearNotShown: '非公開',
  pending: '審査待ち',
  untilDay: '{day}まで：{name}',

  // Marks of an own proposal.
  pendingProposal: '審査待ち',
  pendingOnDevice: '審査待ち（端末内）',
  pendingFailed: '審査待ち（失敗）',

  // Flags.
  yes: 'はい',
  no: 'いいえ',
  conflict: '出典の食い違い',
  atStake: 'タイトル：{title}',
});
