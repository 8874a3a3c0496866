import { useState, type FormEvent } from 'react';
import { siteSettings as texts } from '@/language/en/siteSettings';
import type { BackendErrorCode } from '@/backend/errors';
import { message, type Text } from '@/language/text';
import { useText } from '@/language/useLanguage';
import { factsOf, goesBack, type StoredSite } from '@/model/operating/siteFacts';
import { parseSite, type SiteProblem } from '@/model/parsing/parseSite';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { LoadingState } from '@/ui/LoadingState';
import { Stack } from '@/ui/Stack';
import { useOnline } from '@/ui/useOnline';
import { newAction } from '@/wiki/answers/askOnce';
import { useAnswer } from '@/wiki/answers/useAnswer';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { siteArrived } from '@/wiki/site/siteSlice';
import { draftOf, settingsOf, type SiteDraft } from './siteDraft';
import { SiteFields } from './SiteFields';
import { SitePreview } from './SitePreview';

interface Edited {
  readonly draft: SiteDraft;
  /** The stored version that the draft began with. */
  readonly known: StoredSite;
}

export function SiteForm() {
  const t = useText();
  const dispatch = useAppDispatch();
  const online = useOnline();
  const { data: stored, retry } = useAnswer({ kind: 'siteSettings' });
  const [edited, setEdited] = useState<Edited>();
  const { busy, failed, ask, forget } = useAskOnce();
  const shown = edited ?? (stored && { draft: draftOf(stored.settings, stored.lastTerms), known: stored });
  if (shown === undefined) return online ? <LoadingState rows={8} /> : <p>{t(texts.offline)}</p>;
  const { draft, known } = shown;
  const read = parseSite(settingsOf(draft));
  const problems: readonly SiteProblem[] = !read.ok
    ? read.error
    : goesBack(read.value, known)
      ? ['versionBack']
      : [];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!read.ok || problems.length > 0) return;
    const settings = read.value;
    const { savedIn: basedOn } = known;
    const action = dispatch(newAction());
    const answer = await ask({ kind: 'saveSite', settings, ...(basedOn && { basedOn }), action });
    if (answer.failed !== undefined) return;
    const lastTerms = Math.max(known.lastTerms, settings.terms?.version ?? 0);
    setEdited((now) => ({ draft: now?.draft ?? draft, known: { settings, savedIn: action, lastTerms } }));
    dispatch(siteArrived(factsOf(settings)));
    dispatch(successShown('site', message(texts.saved)));
  };
  const readAgain = () => {
    setEdited(undefined);
    forget();
    retry();
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={4}>
        <SiteFields
          draft={draft}
          problems={problems}
          lastTerms={known.lastTerms}
          onChange={(next) => setEdited({ draft: next, known })}
        />
        {read.ok && <SitePreview settings={read.value} />}
        <div>
          <Button type="submit" variant="primary" busy={busy} disabled={problems.length > 0 || !online}>
            {t(texts.save)}
          </Button>
        </div>
        {!online && <p>{t(texts.offline)}</p>}
        {failed !== undefined && <p role="alert">{t(failures[failed] ?? texts.failed)}</p>}
        {failed === 'conflict' && (
          <div>
            <Button onClick={readAgain}>{t(texts.readAgain)}</Button>
          </div>
        )}
      </Stack>
    </form>
  );
}

const failures: Partial<Readonly<Record<BackendErrorCode, Text>>> = {
  'permission-denied': texts.denied,
  conflict: texts.outdated,
};
