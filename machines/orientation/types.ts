export type OrientationEvent =
  /** A touch screen under 1024 px is wider than high, or no longer is. */
  | { readonly type: 'screen.turnedSideways' }
  | { readonly type: 'screen.turnedUpright' }
  | { readonly type: 'fullscreen.entered' }
  | { readonly type: 'fullscreen.left' }
  /** What is shown is meant for either way, or is not. */
  | { readonly type: 'page.excused' }
  | { readonly type: 'page.included' }
