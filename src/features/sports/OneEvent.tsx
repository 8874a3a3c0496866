import { MainMatch } from '@/parts/matches/MainMatch';
import { List } from '@/ui/List';
import { EventRow } from '@/parts/records/EventRow';
import { Section } from '@/ui/Section';

export function OneEvent({ title, id }: { readonly title: string; readonly id: string }) {
  return (
    <Section title={title}>
      <List>
        <EventRow id={id} below={<MainMatch event={id} />} />
      </List>
    </Section>
  );
}
