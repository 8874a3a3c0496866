import type { site as en } from '../en/site';
import { translation } from '../translation';

export const site = translation<typeof en>()({
  termsDescription: '変更を提案するときに同意する内容と、データのライセンス。',
  imprintDescription: 'このサイトの運営者と連絡先。',
  loading: 'ページを読み込み中',

  version: '第{version}版',
  example: 'これはアプリに付属する文例です。{operator}は、このサイト向けの内容をまだ確認していません。',
  noTermsTitle: '利用規約はまだありません',
  noTermsBody:
    'データのライセンスと提案者の利用規約を、運営者はまだ公開していません。データをほかで公開する前に、運営者に問い合わせてください。',

  operator: '運営者',
  address: '所在地',
  mail: 'メールアドレス',
  licence: 'データのライセンス',
  noImprintTitle: '運営者の情報はまだありません',
  noImprintBody: 'このサイトの運営者の名前は、まだ公開されていません。',

  publishedUnder: '提案した内容は{licence}で公開されます。<link>利用規約</link>',

  agreedOn: '{day}に同意済み',
  waiting: '利用規約に同意すると送信される変更が{count}件あります。',
  read: '確認して同意',
  firstTitle: '最初の提案の前に',
  changedTitle: '利用規約が変わりました',
  agreeBody:
    '変更を提案するには、{operator}の利用規約（第{version}版）への同意が必要です。提案した内容は{licence}で公開されます。',
  agreeHint: '確認は一度だけです。同意するまで、入力した内容は送信されず、この端末に保存されます。',
  agree: '同意して送信',
  notNow: 'あとで',

  aboutDescription: '{site}とは何か、そして編集がどのように反映されるか。',
});
