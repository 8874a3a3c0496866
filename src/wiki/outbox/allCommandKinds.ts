import { provideCommandKinds, type CommandKinds } from './commandKinds';
import { agree } from './kinds/agree';
import { applyDeltas } from './kinds/applyDeltas';
import { approveEvent } from './kinds/approveEvent';
import { banUser } from './kinds/banUser';
import { closeReport } from './kinds/closeReport';
import { deleteDelta } from './kinds/deleteDelta';
import { deleteEvent } from './kinds/deleteEvent';
import { deleteRecord } from './kinds/deleteRecord';
import { passAudit } from './kinds/passAudit';
import { raiseLimit } from './kinds/raiseLimit';
import { rejectDelta } from './kinds/rejectDelta';
import { reply } from './kinds/reply';
import { resetProfile } from './kinds/resetProfile';
import { restore } from './kinds/restore';
import { revert } from './kinds/revert';
import { saveDevice } from './kinds/saveDevice';
import { saveDigest } from './kinds/saveDigest';
import { saveProfile } from './kinds/saveProfile';
import { saveTrust } from './kinds/saveTrust';
import { setRole } from './kinds/setRole';
import { upsertDelta } from './kinds/upsertDelta';

/** The rules of every kind of command. The compiler asks for a row where a kind has none. */
export const allCommandKinds: CommandKinds = {
  upsertDelta,
  deleteDelta,
  rejectDelta,
  applyDeltas,
  reply,
  approveEvent,
  deleteEvent,
  deleteRecord,
  closeReport,
  restore,
  revert,
  passAudit,
  raiseLimit,
  saveTrust,
  saveProfile,
  setRole,
  banUser,
  resetProfile,
  saveDevice,
  saveDigest,
  agree,
};

provideCommandKinds(allCommandKinds);
