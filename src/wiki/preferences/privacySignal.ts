/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function asksForPrivacy(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as {
    readonly doNotTrack?: unknown;
    readonly globalPrivacyControl?: unknown;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
