import { useState } from 'react';
import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import { Button } from '../Button';
import { usePlayedSecond } from '../usePlayedSecond';
import { YoutubePreview } from '../YoutubePreview';
import { Field, type FieldProps } from './Field';

export interface YoutubeFieldProps extends FieldProps {
  /** The video, as `parse` gives it. */
  readonly value: string | undefined;
  /** The video in what was typed; `undefined` when it is empty, and `readable` is false when there is text without one. */
  readonly onChange: (id: string | undefined, readable: boolean) => void;
  /** The video in a link or a bare id, `undefined` when there is none. */
  readonly parse: (text: string) => string | undefined;
  /** The id of a video, and the second at which it begins. */
  readonly parts: (video: string) => { readonly id: string; readonly second: number };
  /** The subject of the video, for the preview. */
  readonly title?: string | undefined;
}

/** A YouTube link or id, with the video's picture below as soon as one is recognised. */
export function YoutubeField({ value, onChange, parse, parts, title, error, ...field }: YoutubeFieldProps) {
  const t = useText();
  const [draft, setDraft] = useState(value ?? '');
  const parsed = parse(draft);
  // A value set from outside replaces what was typed, unless that means the same.
  const text = value !== undefined && value !== parsed ? value : draft;
  const unreadable = text.trim() !== '' && parse(text) === undefined;
  const take = (typed: string) => {
    const id = parse(typed);
    setDraft(typed);
    onChange(id, id !== undefined || typed.trim() === '');
  };
  return (
    <Field
      hint={t(inputs.videoHint)}
      {...field}
      error={error ?? (unreadable ? t(inputs.noVideoInText) : undefined)}
      after={
        value !== undefined && (
          <Playing
            {...parts(value)}
            title={title ?? field.label}
            onBegin={(second) => take(`https://youtu.be/${parts(value).id}?t=${second}`)}
          />
        )
      }
    >
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={({ target }) => take(target.value)}
        />
      )}
    </Field>
  );
}

interface PlayingProps {
  readonly id: string;
  readonly second: number;
  readonly title: string;
  /** Hears of the second at which the player is. */
  readonly onBegin: (second: number) => void;
}

/** A video that plays while its beginning is looked for. */
function Playing({ onBegin, ...video }: PlayingProps) {
  const t = useText();
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const played = usePlayedSecond(frame);
  return (
    <>
      <YoutubePreview {...video} onFrame={setFrame} />
      {played !== undefined && (
        <Button size="sm" onClick={() => onBegin(played)}>
          {t(inputs.beginsHere)}
        </Button>
      )}
    </>
  );
}
