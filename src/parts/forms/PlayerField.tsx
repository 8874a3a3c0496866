import { editing } from '@/language/en/editing';
import { useText } from '@/language/useLanguage';
import { isPlayerValue } from '@/model/records/fieldProblem';
import { cleanName } from '@/model/texts';
import { usePlayerOffers } from '@/parts/records/usePlayerOffers';
import { useAppSelector } from '@/store/typed';
import { ComboboxField } from '@/ui/fields/ComboboxField';
import type { ComboboxValue } from '@/ui/fields/comboboxRows';
import type { FieldProps } from '@/ui/fields/Field';
import { useScope } from '@/wiki/scopes/useScope';
import type { Draft } from '../drafts/draft';

export interface PlayerFieldProps extends FieldProps {
  readonly draft: Draft;
  /** `isTyped` is false if the players arrived later and the same text means another draft now. */
  readonly onChange: (draft: Draft, isTyped: boolean) => void;
}

/** Completes known and proposed players. Any other name means a new player. */
export function PlayerField({ draft, onChange, ...field }: PlayerFieldProps) {
  const t = useText();
  const scope = useScope({ kind: 'players' });
  const offers = usePlayerOffers({ tellsPending: true });
  const nobody = useAppSelector((state) => state.players.rows.size === 0);
  const loading = offers === undefined || (nobody && (scope === undefined || scope.status === 'opening'));
  return (
    <ComboboxField
      {...field}
      {...(loading && { hint: t(editing.loadingPlayers) })}
      value={comboboxValue(draft)}
      onChange={(value, isTyped) => onChange(draftOfChoice(value), isTyped)}
      search={offers}
      allowCreate={!loading}
      newNote={(name) => t(editing.newPlayerNote, { name })}
      chooseNote={t(editing.choosePlayer)}
    />
  );
}

function comboboxValue(draft: Draft): ComboboxValue | undefined {
  if (draft.kind === 'newPlayer') return { newName: draft.name };
  if (draft.kind === 'unreadable' || !isPlayerValue(draft.value)) return undefined;
  return { id: draft.value.id, label: draft.value.name };
}

function draftOfChoice(value: ComboboxValue | undefined): Draft {
  if (value === undefined) return { kind: 'unreadable' };
  if ('newName' in value) return { kind: 'newPlayer', name: cleanName(value.newName) };
  return { kind: 'value', value: { id: value.id, name: value.label } };
}
