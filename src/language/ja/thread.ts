import type { thread as en } from '../en/thread';
import { translation } from '../translation';

export const thread = translation<typeof en>()({
  replies: '返信',
  toAuthor: '提案者に返信',
  askForSource: 'この内容の出典を教えてください。',
  toModerators: 'モデレーターに返信',
  hint: '提案とともに保存されます。承認されると、誰でも読めるようになります。',
  mention: '{name}さんに言及',
  send: '返信を送信',
  full: 'これ以上は返信できません。',
  fullForAuthor: 'ここにはこれ以上返信を追加できません。モデレーターは引き続き返信できます。',
  said: '返信{count}件',
  waitsForYou: '返信があります。',
});
