import { defaults } from '@/model/limits';
import type { Event } from '@/model/records';
import { useAppSelector } from '@/store/typed';
import { Card } from '@/ui/Card';
import { DateText } from '@/ui/DateText';
import { DefinitionList, type Fact } from '@/ui/DefinitionList';
import { Section } from '@/ui/Section';
import { ProfileName } from '@/features/wiki/display/ProfileName';
import { Sources } from '@/features/wiki/display/Sources';
import { EditButton } from '@/features/wiki/editing/EditButton';
import { PendingBadge } from '@/features/wiki/editing/PendingBadge';
import { selectEvent } from '@/features/wiki/records/recordsSelectors';
import { TextLink } from '@/ui/TextLink';

/** What is known of an event besides its matches, with what can be edited. */
export function EventFacts({ id }: { readonly id: string }) {
  const event = useAppSelector((state) => selectEvent(state, id));
  if (!event) return undefined;
  return (
    <Section title="About this event">
      <Card>
        <DefinitionList items={[...editableFacts(event), ...otherFacts(event)]} />
      </Card>
    </Section>
  );
}

const editableFacts = ({ id, date, youtube }: Event): readonly Fact[] => [
  { term: 'Date', value: <DateText value={date} />, action: <FieldActions id={id} field="date" /> },
  {
    term: 'Video',
    value: youtube ? <TextLink to={`https://youtu.be/${youtube}`}>YouTube</TextLink> : 'None yet',
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

function otherFacts({ dateNote, location, organization, author, source, valid }: Event): readonly Fact[] {
  return [
    { term: 'About the date', value: dateNote },
    { term: 'Place', value: location },
    { term: 'Organised by', value: organization },
    { term: 'Added by', value: author.id === defaults.author ? undefined : <ProfileName uid={author.id} /> },
    { term: 'Source', value: source && <Sources sources={source} /> },
    {
      term: 'Review',
      value:
        valid === 1 ? 'Reviewed' : 'Not reviewed: counts in no ranking until a moderator has approved it.',
    },
  ].filter(({ value }) => value !== undefined);
}
