import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { ui } from '@/language/en/ui';
import { brackets as texts } from '@/language/en/brackets';
import type { Message } from '@/language/text';
import { useLanguage, useText } from '@/language/useLanguage';
import type { Bracket } from '@/model/brackets/bracket';
import { drawKey, type Draw } from '@/model/brackets/draws';
import type { Sport } from '@/model/sports';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { useDialogs } from '@/ui/dialogs/useDialogs';
import { RestoredDraft } from '@/parts/drafts/RestoredDraft';
import { errorText } from '@/parts/drafts/errorText';
import { useStoredForm } from '@/parts/drafts/useStoredForm';
import { selectPlayer, selectPlayerName } from '@/wiki/records/recordsSelectors';
import { useRecordSearch } from '@/wiki/search/useRecordSearch';
import { useScope } from '@/wiki/scopes/useScope';
import { sideOfName } from '../card/knownNames';
import look from '@/ui/words.module.css';
import styles from './Brackets.module.css';
import { saveDraws, type DraftDraw } from './bracketThunks';
import { armsOf, drawFormOf, drawProblem, drawSchema, drawsOf, pastedEntrants, shuffle } from './drawForm';
import { drawTitle } from '@/parts/words/drawWords';
import { DrawFields } from './DrawFields';
import { EntrantRows } from './EntrantRows';

export interface DrawEditorProps {
  readonly event: string;
  readonly sport: Sport | undefined;
  readonly draws: readonly Draw[];
  /** Absent for a new bracket. */
  readonly bracket?: Bracket | undefined;
  readonly onClose: () => void;
}

export function DrawEditor({ event, sport, draws, bracket, onClose }: DrawEditorProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { confirm } = useDialogs();
  const [refused, setRefused] = useState<Message>();
  useScope({ kind: 'players' });
  const draw = bracket?.draw;
  const key = draw && drawKey(draw);
  const started = bracket?.matches.some(({ status }) => status === 'decided')
    ? bracket.draw.entrants.length
    : undefined;
  const begin = () => dispatch((_, getState) => drawFormOf(draw, (id) => selectPlayerName(getState(), id)));
  const stored = useStoredForm(`draw/${event}/${key ?? ''}`, drawSchema, begin);
  const { content: form, change } = stored;
  const others = draws.filter((each) => drawKey(each) !== key);
  const missing = drawProblem(form, { sport, others, started });
  const problem = missing ?? refused;
  const leave = () => {
    stored.drop();
    onClose();
  };
  const propose = (saved: readonly DraftDraw[]) => {
    try {
      dispatch(saveDraws(event, saved, key));
      leave();
    } catch (error) {
      setRefused(errorText(error));
    }
  };
  const remove = async (asked: Draw) => {
    const name = drawTitle(t, sport, asked);
    if (await confirm({ title: t(texts.deleteAsk, { name }), danger: true })) propose([]);
  };
  return (
    <Section title={draw ? t(texts.editDraw, { name: drawTitle(t, sport, draw) }) : t(texts.newDraw)}>
      <Stack>
        {stored.restored && <RestoredDraft onDiscard={stored.discard} />}
        <DrawFields sport={sport} form={form} isNew={draw === undefined} onChange={change} />
        <Paste form={form} onChange={change} />
        {started !== undefined && <p className={look.muted}>{t(texts.started)}</p>}
        <EntrantRows rows={form.rows} started={started} onChange={change} />
        {started === undefined && (
          <CheckboxField
            label={t(texts.random)}
            checked={form.random}
            onChange={(random) => change((before) => ({ ...before, random }))}
          />
        )}
        <p role="status" className={styles.warn}>
          {problem && t(problem)}
        </p>
        <Stack row gap={2}>
          <Button
            variant="primary"
            disabled={missing !== undefined}
            onClick={() => propose(drawsOf(form, shuffle, armsOf(sport)))}
          >
            {t(texts.save)}
          </Button>
          <Button onClick={leave}>{t(ui.cancel)}</Button>
          {draw && (
            <Button variant="quiet" onClick={() => void remove(draw)}>
              {t(texts.delete)}
            </Button>
          )}
        </Stack>
      </Stack>
    </Section>
  );
}

function Paste({ form, onChange }: Pick<Parameters<typeof DrawFields>[0], 'form' | 'onChange'>) {
  const { t, weightUnit } = useLanguage();
  const dispatch = useAppDispatch();
  const { search } = useRecordSearch();
  const pasted = pastedEntrants(form.paste, weightUnit);
  const add = () =>
    dispatch((_, getState) => {
      const storedOf = (id: string) => selectPlayer(getState(), id);
      const rows = pasted.map(({ name, weight }) => ({
        key: crypto.randomUUID(),
        player: sideOfName(search, { name }, storedOf).player,
        weight,
      }));
      onChange((before) => ({ ...before, paste: '', rows: [...before.rows, ...rows] }));
    });
  return (
    <div className={styles.paste}>
      <TextAreaField
        label={t(texts.paste)}
        hint={t(texts.pasteHint)}
        rows={4}
        value={form.paste}
        onChange={(paste) => onChange((before) => ({ ...before, paste }))}
      />
      {pasted.length > 0 && (
        <Button icon={<ListPlus />} disabled={search === undefined} onClick={add}>
          {t(texts.addNames, { count: pasted.length })}
        </Button>
      )}
    </div>
  );
}
