import { events } from '@/language/en/events';
import { fields } from '@/language/en/fields';
import type { Language, Translate } from '@/language/language';
import { useLanguage } from '@/language/useLanguage';
import { defaults } from '@/model/schema/limits';
import type { Event } from '@/model/records';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { DateText } from '@/ui/DateText';
import { DefinitionList, type Fact } from '@/ui/DefinitionList';
import { Section } from '@/ui/Section';
import { ProfileName } from '@/parts/display/ProfileName';
import { Sources } from '@/parts/display/Sources';
import { EditButton } from '@/parts/editing/EditButton';
import { PendingBadge } from '@/parts/display/PendingBadge';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { TextLink } from '@/ui/TextLink';

/** The facts of an event besides its matches, with their editors. */
export function EventFacts({ id }: { readonly id: string }) {
  const language = useLanguage();
  const event = useAppSelector((state) => selectEvent(state, id));
  if (!event) return undefined;
  return (
    <Section title={language.t(events.about)}>
      <Panel>
        <DefinitionList items={[...editableFacts(language.t, event), ...otherFacts(language, event)]} />
      </Panel>
    </Section>
  );
}

const editableFacts = (t: Translate, { id, date, youtube }: Event): readonly Fact[] => [
  { term: t(fields.date), value: <DateText value={date} />, action: <FieldActions id={id} field="date" /> },
  {
    term: t(events.video),
    value: youtube ? (
      <TextLink to={`https://youtu.be/${youtube}`}>{t(fields.youtube)}</TextLink>
    ) : (
      t(events.noVideo)
    ),
    action: <FieldActions id={id} field="youtube" />,
  },
];

function FieldActions({ id, field }: { readonly id: string; readonly field: string }) {
  return (
    <>
      <PendingBadge collection="event" id={id} field={field} />
      <EditButton collection="event" id={id} field={field} />
    </>
  );
}

function otherFacts(
  { t, place }: Language,
  { dateNote, location, organization, author, source, valid }: Event,
): readonly Fact[] {
  return [
    { term: t(events.aboutDate), value: dateNote },
    { term: t(events.place), value: location && place(location) },
    { term: t(events.organisedBy), value: organization },
    {
      term: t(events.addedBy),
      value: author.id === defaults.author ? undefined : <ProfileName uid={author.id} />,
    },
    { term: t(events.source), value: source && <Sources sources={source} /> },
    {
      term: t(events.review),
      value: t(valid === 1 ? events.reviewed : events.notReviewed),
    },
  ].filter(({ value }) => value !== undefined);
}
