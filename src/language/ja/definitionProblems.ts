import type { definitionProblems as en } from '../en/definitionProblems';
import { translation } from '../translation';

export const definitionProblems = translation<typeof en>()({
  whole: '定義全体',

  json: '{at}：ファイルに保存できない内容が含まれています。',
  object: '{at}：オブジェクトで書いてください（現在：{found}）。',
  list: '{at}：リストで書いてください（現在：{found}）。',
  missing: '{at}：値がありません。',
  unknown: '{at}：この名前の項目はありません（現在：{found}）。つづりを確認するか、削除してください。',
  tooMany: '{at}：{max}件以内にしてください（現在：{found}件）。',

  line: '{at}：1～{max}文字（1行、波かっこと山かっこは不可）で書いてください（現在：{found}）。',
  text: '{at}：1～{max}文字（波かっこと山かっこは不可）の文字列か、"en"を含む言語ごとの文字列を書いてください（現在：{found}）。',
  word: '{at}：小文字で書いてください（現在：{found}）。',
  flag: '{at}：trueかfalseを指定してください（現在：{found}）。',
  number: '{at}：数値を指定してください（現在：{found}）。',
  kilograms: '{at}：{min}～{max}の数値（kg）を指定してください（現在：{found}）。',
  years: '{at}：年齢を{min}～{max}の整数で指定してください（現在：{found}）。',
  score: '{at}：{min}～{max}の整数を指定してください（現在：{found}）。',
  gender: '{at}："M"、"W"、"-"のいずれかを指定してください（現在：{found}）。',
  id: '{at}：IDは英小文字で始め、英小文字・数字・ハイフンのみ、32文字以内にしてください（現在：{found}）。',
  path: '{at}："arm"、"weight"、または"choices."に続く20文字以内の英数字を指定してください（現在：{found}）。',
  code: '{at}：コードは英数字で始め、英数字・空白・. + - のみ、20文字以内にしてください（現在：{found}）。',

  repeated: '{at}：同じコードが重複しています（現在：{found}）。',
  live: '{at}：廃止されていないコードが1つ以上必要です。',
  bounds: '{at}："most"と"over"は同時に指定できません。',
  ages: '{at}：年齢の上限は下限以上にしてください（現在：{found}）。',
  paths: '{at}：パスの末尾の語が重複しています。',
  apart: '{at}："apart"には"choices"のいずれかのパスを指定してください。',
  apartCodes: '{at}：別々にレーティングするコードは{max}個以内にしてください。',

  sameId: '{at}：置き換える定義のID "{before}" と一致していません（現在："{found}"）。',
  newId: '{at}："{found}"はすでに定義されています。置き換えるにはupdateを使ってください。',
  knownId: '{at}："{found}"は定義されていません。新しく定義するにはaddを使ってください。',
  inUse: {
    other:
      '{at}：コード"{code}"は{count}試合で使われているため、消せません。"retired": true を付けて残してください。',
  },
  sports: '{at}：競技は{max}件までです（ほかに{found}件あります）。',
});
