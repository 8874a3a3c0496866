import { players as texts } from '@/language/en/players';
import { useText } from '@/language/useLanguage';
import { useAppSelector } from '@/store/typed';
import { cx } from '@/ui/cx';
import { Panel } from '@/ui/Panel';
import { Section } from '@/ui/Section';
import { EditFactsButton } from '@/parts/dialogs/formButtons';
import { RecordFields } from '@/parts/dialogs/RecordFields';
import { selectLikelyMayEdit } from '@/wiki/editing/editingSelectors';
import look from '@/ui/words.module.css';
import styles from './PlayerFacts.module.css';
import { selectKnowsFacts, selectLacksSource } from './playersSelectors';

const elsewhere = ['name', 'aliases', 'spellings', 'picture', 'differentFrom'];

export function PlayerFacts({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useText();
  const mayEdit = useAppSelector(selectLikelyMayEdit);
  const knows = useAppSelector((state) => selectKnowsFacts(state, id, elsewhere));
  const lacksSource = useAppSelector((state) => selectLacksSource(state, id));
  if (!knows && !mayEdit) return undefined;
  return (
    <Section
      title={t(texts.facts)}
      actions={<EditFactsButton collection="player" id={id} recordName={name} />}
    >
      <Panel>
        {knows && <RecordFields collection="player" id={id} except={elsewhere} asks={false} />}
        {mayEdit && lacksSource && <p className={cx(look.muted, styles.more)}>{t(texts.lacksSource)}</p>}
        {mayEdit && <p className={cx(look.muted, styles.more)}>{t(texts.addFacts)}</p>}
      </Panel>
    </Section>
  );
}
