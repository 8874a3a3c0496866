export const faultless: ReadonlySet<string> = new Set([
  'replacedBy',
  'superseded',
  'cameTrue',
  'recordDeleted',
  'accountBanned',
]);
