import { Users } from 'lucide-react';
import { moderation } from '@/language/en/moderation';
import { Rich } from '@/language/Rich';
import { path } from '@/model/sharing/routes';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { PlayerNamesakeLinks, usePlayerNamesakes } from '@/parts/namesakes/PlayerNamesakeLinks';
import type { ProposedName } from '@/wiki/review/proposedName';
import { Hint } from './Hint';

/**
 * Players with the proposed name or a similar one, who may be the same person. Renders nothing without any.
 */
export function NameHint({ name, player, isNew }: ProposedName) {
  const { same, similar } = usePlayerNamesakes(name, player);
  const [ids, text] = same.length > 0 ? [same, moderation.knownNames] : [similar, moderation.similarNames];
  if (ids.length === 0) return null;
  // A comparison needs two pages, and a new player has none yet.
  const compare = isNew
    ? undefined
    : (id: string, of: string) => <Compare player={player} id={id} name={of} />;
  return (
    <Hint icon={<Users />}>
      <Rich text={text} values={{ players: <PlayerNamesakeLinks ids={ids} after={compare} /> }} />
    </Hint>
  );
}

interface CompareProps {
  readonly player: string;
  readonly id: string;
  readonly name: string;
}

function Compare({ player, id, name }: CompareProps) {
  return (
    <>
      {' – '}
      <TextLink to={`${path('merge', { id: player })}?with=${encodeURIComponent(id)}`}>
        <Rich
          text={moderation.compareWith}
          values={{ name }}
          tags={{ more: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
        />
      </TextLink>
    </>
  );
}
