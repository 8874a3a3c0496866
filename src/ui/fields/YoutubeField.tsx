import { useState } from 'react';
import { inputs } from '@/language/en/inputs';
import { useText } from '@/language/useLanguage';
import { Button } from '../Button';
import { usePlayedSecond } from '../usePlayedSecond';
import { YoutubePreview } from '../YoutubePreview';
import { Field, type FieldProps } from './Field';

export interface YoutubeFieldProps extends FieldProps {
  readonly value: string | undefined;
  /**
   * The video in the typed text; `undefined` if there is none. `readable` is false for a text without a
   * video.
   */
  readonly onChange: (id: string | undefined, readable: boolean) => void;
  readonly parse: (text: string) => string | undefined;
  readonly parts: (video: string) => { readonly id: string; readonly second: number };
  readonly title?: string | undefined;
}

export function YoutubeField({ value, onChange, parse, parts, title, error, ...field }: YoutubeFieldProps) {
  const t = useText();
  const [draft, setDraft] = useState(value ?? '');
  const parsed = parse(draft);
  // A value set from outside replaces the typed text, unless they mean the same.
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
  readonly onBegin: (second: number) => void;
}

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
