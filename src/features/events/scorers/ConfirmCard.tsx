import { useState } from 'react';
import { CheckCheck } from 'lucide-react';
import { scorers as texts } from '@/language/en/scorers';
import { causeMessage } from '@/language/causes';
import { message } from '@/language/text';
import { useLanguage } from '@/language/useLanguage';
import { sameItems } from '@/lib/sameItems';
import { eventId } from '@/model/ids';
import { sides } from '@/model/scoring/end';
import type { LiveMatch } from '@/model/scoring/live';
import { withLive } from '@/model/scoring/readLive';
import { FormError } from '@/parts/forms/FormError';
import { StoredScoreJournal } from '@/parts/live/scoreJournal';
import { loadErrorWord } from '@/parts/scopes/errorWords';
import { endingWords } from '@/parts/words/sportWords';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Disclosure } from '@/ui/Disclosure';
import { Panel } from '@/ui/Panel';
import { Stack } from '@/ui/Stack';
import { newAction } from '@/wiki/answers/askOnce';
import { useAskOnce } from '@/wiki/answers/useAskOnce';
import { selectCardIdsAsFought, selectLiveCard } from '@/wiki/liveLists/liveCardSelectors';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectMatch, selectPlayer } from '@/wiki/records/recordsSelectors';
import { useMatchLine } from '@/wiki/sports/useMatchLine';
import styles from './Scorers.module.css';

/** Whether the server would make a live match part of the records now. */
const isReady = ({ end, held }: LiveMatch) => end !== undefined && held !== true;

/** Id under which this device has scored the event; `undefined` if it has not, or stores nothing. */
const phoneOf = (event: string): Promise<string | undefined> =>
  new StoredScoreJournal().desk(event).then(
    (desk) => desk?.phone,
    () => undefined,
  );

/** Says what the confirmation of a live card would store, and confirms it in one act. */
export function ConfirmCard({ event }: { readonly event: string }) {
  const { t } = useLanguage();
  const dispatch = useAppDispatch();
  const card = useAppSelector((state) => selectLiveCard(state, event));
  const ids = useAppSelector((state) => selectCardIdsAsFought(state, event), sameItems);
  // One id until the answer has come, so that a repeated click confirms once.
  const [action, setAction] = useState(() => dispatch(newAction()));
  const [refused, setRefused] = useState<Parameters<typeof causeMessage>[0]>();
  const { busy, failed, ask } = useAskOnce();
  if (card === undefined) return undefined;
  const { matches, revision } = card;
  const ready = ids.filter((id) => matches[id] !== undefined && isReady(matches[id]));
  const others = Object.keys(matches).length - ready.length;
  const confirm = async () => {
    setRefused(undefined);
    const phone = await phoneOf(event);
    const asked = { action, eventId: eventId(event), revision, ...(phone && { phone }) } as const;
    const answer = await ask({ kind: 'confirmCard', ...asked });
    if (answer.data === undefined) return;
    if ('refused' in answer.data) return setRefused(answer.data.refused);
    setAction(dispatch(newAction()));
    const { stored, queued } = answer.data;
    const said =
      queued > 0
        ? message(texts.confirmedSome, { stored, count: queued })
        : message(texts.confirmed, { count: stored });
    dispatch(noticeShown({ id: 'card-confirmed', message: said, tone: queued > 0 ? 'info' : 'success' }));
  };
  return (
    <Panel label={t(texts.confirmTitle)} as="article">
      <Stack gap={3}>
        <p>{t(texts.confirmMeans)}</p>
        {ready.length > 0 && (
          <Disclosure summary={t(texts.stored, { count: ready.length })} open={false} whenOpen>
            <ol className={styles.lines}>
              {ready.map((id) => (
                <StoredLine key={id} id={id} live={matches[id]!} />
              ))}
            </ol>
          </Disclosure>
        )}
        {others > 0 && <p>{t(texts.stayLive, { count: others })}</p>}
        <FormError
          message={
            refused !== undefined
              ? t(causeMessage(refused))
              : failed && t(texts.failed, { why: { text: loadErrorWord(failed) } })
          }
        />
        {ready.length > 0 && (
          <Stack row>
            <Button variant="primary" icon={<CheckCheck />} busy={busy} onClick={() => void confirm()}>
              {t(texts.confirm, { count: ready.length })}
            </Button>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}

/** A match as it would be stored. Results are shown here also where the reader hides them: opening the list asks for it. */
function StoredLine({ id, live }: { readonly id: string; readonly live: LiveMatch }) {
  const { t, weight, number } = useLanguage();
  const lineOf = useMatchLine('whole');
  const match = useAppSelector((state) => selectMatch(state, id));
  const { player1, player2 } = live.substitutes ?? {};
  const first = useAppSelector((state) => player1 && selectPlayer(state, player1)?.name);
  const second = useAppSelector((state) => player2 && selectPlayer(state, player2)?.name);
  if (match === undefined) return undefined;
  const shown = withLive(match, match, live, { player1: first, player2: second });
  const weighed = sides.flatMap((side) =>
    live.weights?.[side] === undefined
      ? []
      : [t(texts.weighed, { player: shown[side].name, weight: weight(live.weights[side]) })],
  );
  const parts = [
    lineOf(shown),
    endingWords(t, shown),
    ...weighed,
    live.order !== undefined && t(texts.place, { place: number(live.order) }),
  ];
  return <li>{parts.filter(Boolean).join(' · ')}</li>;
}
