import { sharing } from '@/language/en/sharing';
import { message, type Text } from '@/language/text';
import { embedPath, type Embed } from '@/model/sharing/embeds';
import type { Sport } from '@/model/sports';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { successShown } from '@/wiki/notices/outcomeNotices';

export const copyText =
  (text: string, done: Text): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(successShown('share', message(done)));
    } catch {
      const failed = message(sharing.notCopied, { text });
      dispatch(noticeShown({ id: 'share', message: failed, tone: 'error', multiLine: true }));
    }
  };

export const copyEmbed = (embed: Embed, title: string, sports: readonly Sport[]): AppThunk<Promise<void>> =>
  copyText(embedCode(new URL(embedPath(embed, sports), location.origin).href, title), sharing.codeCopied);

function embedCode(address: string, title: string): string {
  const frame = document.createElement('iframe');
  frame.src = address;
  frame.title = title;
  frame.width = '100%';
  frame.height = '480';
  frame.loading = 'lazy';
  frame.setAttribute('style', 'border:0');
  return frame.outerHTML;
}
