import { dequal } from 'dequal';
import { MessageSquare } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { ui } from '@/language/en/ui';
import { thread } from '@/language/en/thread';
import { useText } from '@/language/useLanguage';
import { isStuck } from '@/model/proposals/command';
import type { DeltaId } from '@/model/ids';
import { limits } from '@/model/schema/limits';
import { replyProblem } from '@/model/proposals/thread';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { Stack } from '@/ui/Stack';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { askHash } from '@/wiki/proposals/askHash';
import { selectUid } from '@/wiki/session/sessionSelectors';
import { CommandProblem } from '../outbox/CommandProblem';
import { Replies } from './Replies';
import { sendReply } from '@/wiki/proposals/sendReply';
import look from '@/ui/words.module.css';
import styles from './Thread.module.css';
import {
  selectIsAnswered,
  selectMayReply,
  selectThread,
  selectMentionable,
} from '@/wiki/proposals/threadSelectors';
import { isolate } from '@/lib/isolate';

export function Thread({ id }: { readonly id: DeltaId }) {
  const t = useText();
  const titleId = useId();
  const replies = useAppSelector((state) => selectThread(state, id), dequal);
  const may = useAppSelector((state) => selectMayReply(state, id));
  const own = useAppSelector((state) => selectDelta(state, id)?.author === selectUid(state));
  const answered = useAppSelector((state) => selectIsAnswered(state, id));
  if (replies.length === 0 && may === 'no') return null;
  return (
    <Stack gap={2}>
      {replies.length > 0 && (
        <>
          <p id={titleId} className={styles.title}>
            {t(thread.replies)}
            {own && answered && <Badge kind="pending">{t(thread.waitsForYou)}</Badge>}
          </p>
          <Replies
            replies={replies}
            labelledBy={titleId}
            mark={({ command }) =>
              command && !isStuck(command) && <Badge kind="sending">{t(ui.onThisDevice)}</Badge>
            }
            below={({ command }) => command && isStuck(command) && <CommandProblem command={command} />}
          />
        </>
      )}
      {(may === 'yes' || may === 'unsent') && (
        <ReplyForm
          id={id}
          label={t(own ? thread.toModerators : thread.toAuthor)}
          disabled={may === 'unsent'}
        />
      )}
      {may === 'full' && (
        <p className={look.muted}>
          {t(own && replies.length < limits.replies ? thread.fullForAuthor : thread.full)}
        </p>
      )}
    </Stack>
  );
}

interface ReplyFormProps {
  readonly id: DeltaId;
  readonly label: string;
  /** Disabled instead of removed, so that the content below does not move when the proposal is sent. */
  readonly disabled: boolean;
}

function ReplyForm({ id, label, disabled }: ReplyFormProps) {
  const t = useText();
  // A flag of the proposal leads here with a request to send.
  const isAsked = useLocation().hash === askHash;
  const [open, setOpen] = useState(isAsked);
  const text = isAsked ? t(thread.askForSource) : '';
  if (open) return <OpenForm {...{ id, label, text }} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button
        size="sm"
        variant="quiet"
        icon={<MessageSquare />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
    </div>
  );
}

interface OpenFormProps {
  readonly id: DeltaId;
  readonly label: string;
  readonly text: string;
  readonly onClose: () => void;
}

function OpenForm({ id, label, text: begun, onClose }: OpenFormProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(begun);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const problem = replyProblem(text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined) return;
    dispatch(sendReply(id, text));
    onClose();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={send}>
      <TextAreaField
        label={label}
        hint={t(thread.hint)}
        value={text}
        onChange={setText}
        maxLength={limits.reply}
        rows={3}
      />
      <MentionButtons about={id} onChoose={(name) => setText(withMention(text, name))} />
      <Stack row gap={2}>
        <Button size="sm" variant="primary" type="submit" disabled={problem !== undefined}>
          {t(thread.send)}
        </Button>
        <Button size="sm" onClick={onClose}>
          {t(ui.cancel)}
        </Button>
      </Stack>
    </form>
  );
}

const withMention = (text: string, name: string): string =>
  `${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${name} `;

interface MentionButtonsProps {
  readonly about: DeltaId;
  readonly onChoose: (name: string) => void;
}

/** Buttons that insert the name of a participant of the thread. Renders nothing until names are loaded. */
function MentionButtons({ about, onChoose }: MentionButtonsProps) {
  const t = useText();
  const people = useAppSelector((state) => selectMentionable(state, about), dequal);
  if (people.length === 0) return null;
  return (
    <Stack row gap={1}>
      {people.map(({ uid, name }) => (
        <Button
          key={uid}
          size="sm"
          variant="quiet"
          title={t(thread.mention, { name })}
          onClick={() => onChoose(name)}
        >
          {`@${isolate(name)}`}
        </Button>
      ))}
    </Stack>
  );
}
