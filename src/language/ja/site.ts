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
});
