import { events } from '@/language/en/events';
import { useText } from '@/language/useLanguage';
import { defaults } from '@/model/schema/limits';
import { useAppSelector } from '@/store/typed';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { ProfileName } from '@/parts/profiles/ProfileName';
import { EditFactsButton } from '@/parts/dialogs/formButtons';
import { RecordFields } from '@/parts/dialogs/RecordFields';
import { selectEvent } from '@/wiki/records/recordsSelectors';

const elsewhere = ['name'];

export function EventFacts({ id }: { readonly id: string }) {
  const t = useText();
  const event = useAppSelector((state) => selectEvent(state, id));
  if (!event) return undefined;
  const { author, dateNote, valid } = event;
  return (
    <Section
      title={t(events.about)}
      actions={<EditFactsButton collection="event" id={id} recordName={event.name} />}
    >
      <Panel>
        <RecordFields
          collection="event"
          id={id}
          except={elsewhere}
          more={[
            { term: t(events.aboutDate), value: dateNote },
            {
              term: t(events.addedBy),
              value: author.id === defaults.author ? undefined : <ProfileName uid={author.id} />,
            },
            { term: t(events.review), value: t(valid === 1 ? events.reviewed : events.notReviewed) },
          ].filter(({ value }) => value !== undefined)}
        />
      </Panel>
    </Section>
  );
}
