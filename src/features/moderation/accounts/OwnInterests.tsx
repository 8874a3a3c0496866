import { interests as texts } from '@/language/en/interests';
import { useText } from '@/language/useLanguage';
import { recordIn } from '@/model/proposals/namedRecords';
import { RecordLink } from '@/parts/records/RecordLink';
import { useAppDispatch } from '@/store/typed';
import { Button } from '@/ui/Button';
import { List } from '@/ui/List';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { Stack } from '@/ui/Stack';
import { useDeclaredInterests } from '../proposal/interests';
import { enqueue } from '@/wiki/outbox/outboxThunks';

export function OwnInterests() {
  const t = useText();
  const dispatch = useAppDispatch();
  const declared = useDeclaredInterests();
  const records = [...declared].flatMap((key) => recordIn(key) ?? []);
  if (records.length === 0) return null;
  return (
    <Section title={t(texts.yours)} count={records.length}>
      <p>{t(texts.yoursBody)}</p>
      <Panel>
        <List bare label={t(texts.yours)}>
          {records.map((record) => (
            <li key={`${record.collection}/${record.id}`}>
              <Stack row gap={2} spread>
                <RecordLink {...record} />
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => dispatch(enqueue({ kind: 'endInterest', ...record }))}
                >
                  {t(texts.end)}
                </Button>
              </Stack>
            </li>
          ))}
        </List>
      </Panel>
    </Section>
  );
}
