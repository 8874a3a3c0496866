import { useState, type FormEvent } from 'react';
import { siteSettings as texts } from '@/language/en/siteSettings';
import { message } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { factsOf } from '@/model/operating/siteFacts';
import { parseSite, type SiteProblem } from '@/model/parsing/parseSite';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { newAction } from '@/wiki/answers/askOnce';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { siteArrived } from '@/wiki/site/siteSlice';
import { problemTexts } from './problemTexts';
import { draftOf, settingsOf, type SiteDraft } from './siteDraft';
import { SiteFields } from './SiteFields';
import { SitePreview } from './SitePreview';

/** What an admin says about the site, with what readers will see of it. */
export function SiteForm() {
  const t = useText();
  const dispatch = useAppDispatch();
  const online = useOnline();
  const { data: stored } = useAnswer({ kind: 'siteSettings' });
  const [edited, setDraft] = useState<SiteDraft>();
  const { busy, failed, ask } = useAskOnce();
  const draft = edited ?? (stored && draftOf(stored));
  if (draft === undefined) return online ? <LoadingState rows={8} /> : <p>{t(texts.offline)}</p>;
  const read = parseSite(settingsOf(draft));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!read.ok) return;
    const action = dispatch(newAction());
    const answer = await ask({ kind: 'saveSite', settings: read.value, action });
    if (answer.failed !== undefined) return;
    dispatch(siteArrived(factsOf(read.value)));
    dispatch(noticeShown({ id: 'site', tone: 'success', message: message(texts.saved) }));
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={4}>
        <SiteFields draft={draft} onChange={setDraft} />
        {read.ok ? <SitePreview settings={read.value} /> : <Problems problems={read.error} />}
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={!read.ok || !online}>
            {t(texts.save)}
          </Button>
        </div>
        {!online && <p>{t(texts.offline)}</p>}
        {failed !== undefined && (
          <p role="alert">{t(failed === 'permission-denied' ? texts.denied : texts.failed)}</p>
        )}
      </Stack>
    </form>
  );
}

function Problems({ problems }: { readonly problems: readonly SiteProblem[] }) {
  const t = useText();
  return (
    <ul role="alert">
      {problems.map((problem) => (
        <li key={problem}>{t(problemTexts[problem])}</li>
      ))}
    </ul>
  );
}
