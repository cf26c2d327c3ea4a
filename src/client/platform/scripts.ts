/**
 * How a script that was fetched when it was asked for failed, as the build's helper says it (`build/fetchFirst.ts`).
 * Its message is the script's name without its version: the same for everybody who misses it.
 */
// oxlint-disable-next-line slipway/texts, lingui/no-unlocalized-strings -- the name of an error
export const scriptFailure = 'scriptLoadError'

/** The event on the window by which the helper reports a script that has arrived; its detail is the script's name. */
export const scriptArrived = 'slipway:script'

/** The name of the script that an error is about; null where it is about something else. */
export function scriptOf(error: unknown): string | null {
  return error instanceof Error && error.name === scriptFailure ? error.message : null
}
