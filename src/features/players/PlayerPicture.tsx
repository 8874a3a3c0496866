import { Image } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { accountAddress } from '@/model/schema/accounts';
import { useAppSelector } from '@/store/typed';
import { Button } from '@/ui/Button';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { useOnline } from '@/ui/useOnline';
import type { CommonsPicture } from '@/parts/records/commonsPicture';
import { selectPlayer } from '@/wiki/records/recordsSelectors';
import look from '@/ui/words.module.css';
import styles from './PlayerPicture.module.css';

/**
 * A picture from Wikimedia Commons with its author and licence. That site is asked for nothing before the
 * reader wants to see it.
 */
export function PlayerPicture({ id, name }: { readonly id: string; readonly name: string }) {
  const file = useAppSelector((state) => selectPlayer(state, id)?.picture);
  if (file === undefined) return undefined;
  return (
    <div className={styles.place}>
      <Picture key={file} file={file} name={name} />
    </div>
  );
}

type State = CommonsPicture | keyof typeof states;

const states = {
  asked: undefined,
  unanswered: texts.noAnswer,
  unusable: texts.noPicture,
} as const;

const ask = async (file: string): Promise<State> => {
  const { askCommons } = await import('@/parts/records/commonsPicture');
  return (await askCommons(file)) ?? 'unusable';
};

function Picture({ file, name }: { readonly file: string; readonly name: string }) {
  const t = useText();
  const [picture, setPicture] = useState<State>();
  const isOnline = useOnline();
  const fail = () => setPicture('unanswered');
  const show = () => {
    setPicture('asked');
    ask(file).then(setPicture, fail);
  };
  if (typeof picture === 'object') return <Shown picture={picture} name={name} onError={fail} />;
  const why = !isOnline ? texts.pictureOffline : picture && states[picture];
  return (
    <Stack row gap={2}>
      {isOnline && (
        <Button size="sm" icon={<Image />} busy={picture === 'asked'} onClick={show}>
          {t(texts.showPicture)}
        </Button>
      )}
      <TextLink to={accountAddress('commons', file)}>{t(texts.onCommons)}</TextLink>
      {why && <p role="status">{t(why)}</p>}
    </Stack>
  );
}

interface ShownProps {
  readonly picture: CommonsPicture;
  readonly name: string;
  readonly onError: () => void;
}

function Shown({ picture, name, onError }: ShownProps) {
  const t = useText();
  const { src, width, height, page, author, licence, licenceUrl } = picture;
  const figure = useRef<HTMLElement>(null);
  // The button that had the focus is gone.
  useEffect(() => figure.current?.focus({ preventScroll: true }), []);
  return (
    <figure ref={figure} tabIndex={-1}>
      <img
        src={src}
        alt={t(texts.pictureOf, { name })}
        width={width}
        height={height}
        referrerPolicy="no-referrer"
        onError={onError}
        className={styles.picture}
      />
      <figcaption className={look.muted}>
        {author} · {licenceUrl === undefined ? licence : <TextLink to={licenceUrl}>{licence}</TextLink>} ·{' '}
        <TextLink to={page}>{t(texts.onCommons)}</TextLink>
      </figcaption>
    </figure>
  );
}
