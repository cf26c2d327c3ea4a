/** Where the launch's own facts are kept: apart from what reads them, for code that runs before the client. */
export const launchLinkPlace = { name: 'launchLink', scope: 'tab' } as const
/** Of this tab, and the newest of this browser. */
export const sessionPlaces = [
  { name: 'session', scope: 'tab' },
  { name: 'session', scope: 'device' },
] as const
