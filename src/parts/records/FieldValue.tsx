import { editing } from '@/language/en/editing';
import type { Language } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { isJsonObject, type Json } from '@/lib/json';
import { accountAddress } from '@/model/schema/accounts';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import { isCollection } from '@/model/schema/recordSchema';
import { path } from '@/model/sharing/routes';
import { videoAddress, type Video } from '@/model/records/youtube';
import { DateText } from '@/ui/DateText';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Country } from './Country';
import { RecordLink } from './RecordLink';
import { fieldText } from '../words/fieldText';
import { hasLink, Sources } from './Sources';
import { stageName } from '../words/sportWords';
import look from '@/ui/words.module.css';
import { useSports } from '@/wiki/sports/useSports';

export function FieldValue({ field, value }: { readonly field: FieldSpec; readonly value: Json }) {
  const language = useLanguage();
  const text = fieldText(language, useSports(), field, value);
  if (text === undefined)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{language.t(editing.none)}</VisuallyHidden>
      </>
    );
  if (Array.isArray(value)) return <Lines lines={value} text={text} />;
  if (isJsonObject(value))
    return typeof value['id'] === 'string' ? (
      <TextLink to={path('player', { id: value['id'] })}>{text}</TextLink>
    ) : (
      text
    );
  return typeof value === 'string' ? <Words field={field} value={value} text={text} /> : text;
}

function Lines({ lines, text }: { readonly lines: readonly Json[]; readonly text: string }) {
  const sources = lines.filter((line) => typeof line === 'string');
  return hasLink(sources) ? <Sources sources={sources} /> : text;
}

interface WordsProps {
  readonly field: FieldSpec;
  readonly value: string;
  readonly text: string;
}

function Words({ field, value, text }: WordsProps) {
  const language = useLanguage();
  switch (field.type) {
    case 'date':
      return <DateText value={value} />;
    case 'country':
      return <Country stored={value} />;
    case 'youtube':
      return <TextLink to={videoAddress(value as Video)}>{`youtu.be/${text}`}</TextLink>;
    case 'link':
      return <Sources sources={[value]} />;
    case 'account':
      return field.site === undefined ? (
        text
      ) : (
        <TextLink to={accountAddress(field.site, value)}>{text}</TextLink>
      );
    case 'record':
      return isCollection(field.of) ? <RecordLink collection={field.of} id={value} /> : text;
    case 'text':
      return <span className={look.lines}>{text}</span>;
    default:
      return wordsOf(language, field, text);
  }
}

function wordsOf({ t, place }: Language, { path: at }: FieldSpec, text: string): string {
  if (at === 'location') return place(text);
  return at === 'round' ? stageName(t, text) : text;
}
