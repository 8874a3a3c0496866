import { useState } from 'react';
import { ui } from '@/language/en/ui';
import { useText } from '@/language/useLanguage';
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
  return (
    <Field
      hint={t(ui.videoHint)}
      {...field}
      error={error ?? (unreadable ? t(ui.noVideoInText) : undefined)}
      after={value !== undefined && <YoutubePreview {...parts(value)} title={title ?? field.label} />}
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
          onChange={({ target }) => {
            const id = parse(target.value);
            setDraft(target.value);
            onChange(id, id !== undefined || target.value.trim() === '');
          }}
        />
      )}
    </Field>
  );
}
