import { flags } from '@/language/en/flags';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import { path } from '@/model/sharing/routes';
import { askHash } from '../../proposals/askHash';
import type { Fix } from './flagRule';

export const askForSource = (id: DeltaId): Fix => ({
  label: message(flags.askForSource),
  to: `${path('proposal', { id })}${askHash}`,
});
