/** Rejections that say nothing about the edit: another one stands instead, or there is nothing left to change. */
export const faultless: ReadonlySet<string> = new Set([
  'replacedBy',
  'superseded',
  'cameTrue',
  'recordDeleted',
  'accountBanned',
]);
