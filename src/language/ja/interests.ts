import type { interests as en } from '../en/interests';
import { translation } from '../translation';

export const interests = translation<typeof en>()({
  ask: '利害関係がある…',
  title: 'どれに利害関係がありますか？',
  what: '自分や自分のチームに関わるものを選んでください。それについてはほかのモデレーターが判断します。申告はモデレーターのログに残ります。',
  save: '保存',
  change: '利害関係を変更…',
  yours: 'あなたの利害関係',
  yoursBody: 'これらについては、ほかのモデレーターが判断します。',
  end: '取り消す',
  left: '利害関係を申告しているため、ほかのモデレーターが判断します。',
  alone:
    '利害関係を申告しています。ほかに判断できるモデレーターがいないため、あなたが判断できますが、ログにその旨が残ります。',
});
