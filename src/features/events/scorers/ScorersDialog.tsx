import { useState } from 'react';
import { ClipboardCopy } from 'lucide-react';
import { scorers as texts } from '@/language/en/scorers';
import { useText } from '@/language/useLanguage';
import { localIsoTime } from '@/lib/localIsoTime';
import { isOnADay } from '@/model/days/dateSpan';
import { eventId } from '@/model/ids';
import type { Event } from '@/model/records/records';
import { startOf } from '@/model/records/startsAt';
import { scoreLink, type Invitation } from '@/model/scoring/invitation';
import { longestScorerName, scoringMs } from '@/model/scoring/scorer';
import { path } from '@/model/sharing/routes';
import { FormError } from '@/parts/forms/FormError';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { copyText } from '@/parts/sharing/copying';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Dialog } from '@/ui/dialogs/Dialog';
import { ErrorState } from '@/ui/ErrorState';
import { Field } from '@/ui/fields/Field';
import { TextField } from '@/ui/fields/TextField';
import { Stack } from '@/ui/Stack';
import { useMinute } from '@/ui/useMinute';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { useLiveList } from '@/wiki/liveLists/useLiveList';
import { selectIsModerator, selectUid } from '@/wiki/session/sessionSelectors';
import { Invitations } from './Invitations';
import { Organisers } from './Organisers';
import { QrCode } from './QrCode';
import styles from './Scorers.module.css';

export interface ScorersDialogProps {
  readonly event: Event;
  readonly onClose: () => void;
}

interface Issued {
  readonly name: string;
  readonly token: string;
}

export function ScorersDialog({ event, onClose }: ScorersDialogProps) {
  const t = useText();
  const [issued, setIssued] = useState<Issued>();
  return (
    <Dialog
      onClose={onClose}
      wide
      title={t(texts.title, { event: event.name })}
      actions={
        <>
          <ButtonLink to={path('score', { id: event.id })}>{t(texts.score)}</ButtonLink>
          <Button onClick={onClose}>{t(texts.close)}</Button>
        </>
      }
    >
      <Stack>
        <p>{t(texts.means, { hours: scoringMs / 3_600_000 })}</p>
        <InviteForm event={event} onIssued={setIssued} />
        {issued && <IssuedLink event={event} issued={issued} />}
        <Invited event={event} onIssued={setIssued} />
      </Stack>
    </Dialog>
  );
}

/** Who may score or invite: for a moderator all of them, for an organiser their own invitations. */
function Invited({ event: { id }, onIssued }: InviteProps) {
  const t = useText();
  const uid = useAppSelector(selectUid);
  const isModerator = useAppSelector(selectIsModerator);
  const retry = useLiveList({
    kind: 'scorers',
    event: id,
    ...(!isModerator && uid !== undefined && { by: uid }),
  });
  const { data, failed } = useAppSelector((state) => selectLiveList(state, 'scorers'));
  if (failed !== undefined)
    return (
      <ErrorState title={t(texts.listFailed)} onRetry={retry}>
        {t(loadErrorWord(failed))}
      </ErrorState>
    );
  const isOrganiser = ({ organiser }: Invitation) => organiser !== undefined;
  return (
    <>
      <Invitations
        invitations={data?.filter((each) => !isOrganiser(each)) ?? []}
        onIssued={(name, token) => onIssued({ name, token })}
      />
      {isModerator && (
        <Organisers event={id} appointed={data?.filter((each) => isOrganiser(each) && !each.revoked) ?? []} />
      )}
    </>
  );
}

/**
 * 06:00 on the day of the event, or of today if its day is not known: in the zone of the event where that is known, else
 * in the device's. As the device's clock shows it.
 */
function presetOf(event: Event): string {
  const start = startOf(event);
  if (start !== undefined) {
    const six = Date.parse(`${start.day}T06:00Z`) - start.offsetMinutes * 60_000;
    return localIsoTime(six).slice(0, 16);
  }
  return `${isOnADay(event) ? event.date : localIsoTime(Date.now()).slice(0, 10)}T06:00`;
}

interface InviteProps {
  readonly event: Event;
  readonly onIssued: (issued: Issued) => void;
}

function InviteForm({ event, onIssued }: InviteProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [start, setStart] = useState(() => presetOf(event));
  // One id until the answer has come, so that an invitation that is asked for again is the same one.
  const [action, setAction] = useState(() => dispatch(newAction()));
  const { busy, failed, ask } = useAskOnce();
  const now = useMinute();
  // Without a zone: that of the device.
  const from = new Date(start).getTime();
  const isOver = from + scoringMs <= now;
  const invite = async () => {
    const called = name.trim() || t(texts.unnamed);
    const asked = { eventId: eventId(event.id), from, name: called } as const;
    const { data: token } = await ask({ kind: 'inviteScorer', action, ...asked });
    if (token === undefined) return;
    setAction(dispatch(newAction()));
    setName('');
    onIssued({ name: called, token });
  };
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!isOver && !Number.isNaN(from)) void invite();
      }}
    >
      <Stack gap={3}>
        <TextField
          label={t(texts.name)}
          hint={t(texts.nameHint)}
          value={name}
          onChange={setName}
          maxLength={longestScorerName}
        />
        <Field
          label={t(texts.from)}
          hint={t(texts.fromHint)}
          error={isOver ? t(texts.fromOver) : undefined}
          required
        >
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={start}
              onChange={({ target }) => setStart(target.value)}
            />
          )}
        </Field>
        <FormError message={failed && t(texts.failed, { why: { text: loadErrorWord(failed) } })} />
        <Stack row>
          <Button type="submit" variant="primary" busy={busy} disabled={isOver || Number.isNaN(from)}>
            {t(texts.invite)}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

function IssuedLink({ event, issued: { name, token } }: { readonly event: Event; readonly issued: Issued }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const link = scoreLink(location.origin, event.id, token);
  return (
    <section aria-label={t(texts.linkFor, { name })}>
      <Stack gap={3}>
        <p role="status">{t(texts.linkMeans, { name })}</p>
        <QrCode text={link} label={t(texts.codeFor, { name })} />
        <code className={styles.link}>{link}</code>
        <Stack row>
          <Button icon={<ClipboardCopy />} onClick={() => void dispatch(copyText(link, texts.copied))}>
            {t(texts.copy)}
          </Button>
        </Stack>
      </Stack>
    </section>
  );
}
