import { List, type ListProps } from './List';
import { Section, type SectionProps } from './Section';

export interface ListSectionProps extends SectionProps, Omit<ListProps, 'label'> {
  readonly title: string;
}

export function ListSection({ title, count, actions, ...list }: ListSectionProps) {
  return (
    <Section title={title} count={count} actions={actions}>
      <List label={title} {...list} />
    </Section>
  );
}
