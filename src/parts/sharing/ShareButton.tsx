import { Share2 } from 'lucide-react';
import { records } from '@/language/en/records';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { withoutResults } from '@/model/matches/spoilers';
import { useAppDispatch, type AppThunk } from '@/store/typed';
import { selectShownPath } from '@/wiki/records/slugSelectors';
import { selectHidesResults } from '@/wiki/spoilers/spoilersSelectors';
import { errorShown, successShown } from '@/wiki/notices/outcomeNotices';
import { Button } from '@/ui/Button';
import { shareLink, type SharedLink } from '@/ui/shareLink';

export interface ShareButtonProps {
  readonly title: string;
  readonly to: string;
  /** Shares the page without results, also if the reader hides only this one. */
  readonly hides?: boolean;
}

export function ShareButton({ title, to, hides = false }: ShareButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  return (
    <Button size="sm" icon={<Share2 />} onClick={() => void dispatch(sharePage(title, to, hides))}>
      {t(records.share)}
    </Button>
  );
}

/** Shares a page of this site. While results are hidden here, the shared page hides them too. */
export const sharePage =
  (title: string, to: string, hides = false): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const url = new URL(selectShownPath(getState(), to), location.origin);
    if (url.search === '' && (hides || selectHidesResults(getState()))) url.search = withoutResults;
    return dispatch(share({ title, url: url.href }));
  };

const share =
  (link: SharedLink): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const done = await shareLink(link);
    if (done === 'copied') dispatch(successShown('share', message(records.linkCopied)));
    if (done === 'failed') {
      const text = message(records.copyFailed, { address: link.url });
      dispatch(errorShown('share', text));
    }
  };
