import { actRules } from './actRules';
import { provideCommandKinds, type CommandKinds } from './commandKinds';
import { agree } from './kinds/agree';
import { applyDeltas } from './kinds/applyDeltas';
import { deleteDelta } from './kinds/deleteDelta';
import { rejectDelta } from './kinds/rejectDelta';
import { reply } from './kinds/reply';
import { saveDevice } from './kinds/saveDevice';
import { saveDigest } from './kinds/saveDigest';
import { savePick } from './kinds/savePick';
import { saveProfile } from './kinds/saveProfile';
import { upsertDelta } from './kinds/upsertDelta';

export const allCommandKinds: CommandKinds = {
  upsertDelta,
  deleteDelta,
  rejectDelta,
  applyDeltas,
  reply,
  saveProfile,
  savePick,
  ...actRules,
  saveDevice,
  saveDigest,
  agree,
};

provideCommandKinds(allCommandKinds);
