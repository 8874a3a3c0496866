import type { gaps as en } from '../en/gaps';
import { translation } from '../translation';

export const gaps = translation<typeof en>()({
  description: '情報が足りない試合の一覧です。強い選手の試合から順に並んでいます。',
  noVideo: '動画なし',
  noSource: '出典なし',
  noChoice: '未入力：{choice}',
  nothing: '足りないものはありません。',
  firstSteps: 'はじめに',
  addVideo: '動画を追加する',
  addVideoWhy: '動画のない試合を開いて、YouTubeのリンクを貼り付けてください。',
  enterCard: '先週末の大会の結果を入力する',
  enterCardWhy: '投稿された結果をそのまま貼り付けられます。',
  fixName: '名前を直す',
  fixNameWhy: '選手のページを開き、鉛筆を押してください。',
});
