import type { site as en } from '../en/site';
import { translation } from '../translation';

export const site = translation<typeof en>()({
  termsDescription: '変更を提案するときに同意する内容と、データのライセンス。',
  imprintDescription: 'このサイトの運営者と連絡先。',
  loading: '本文を読み込み中',

  version: '第{version}版',
  example:
    'これはArmwikiに付属する文例です。このサイト向けに内容を確認したとは、{operator}からまだ示されていません。',
  noTermsTitle: '利用規約はまだありません',
  noTermsBody:
    'データのライセンスと、提案者が同意する内容は、運営者からまだ示されていません。データをほかで公開する前に、運営者に問い合わせてください。',

  operator: '運営者',
  address: '所在地',
  mail: 'メールアドレス',
  licence: 'データのライセンス',
  noImprintTitle: '運営者の情報はまだありません',
  noImprintBody: 'このサイトの運営者は、まだ示されていません。',

  publishedUnder: '提案した内容は{licence}で公開されます。<link>利用規約</link>',
});
