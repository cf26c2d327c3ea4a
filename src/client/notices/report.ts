import type { Services } from '../services.ts'
import type { ErrorHandler } from './notices.ts'

/** Keeps what is made once per client: the client itself. */
export interface Owner {
  readonly once: Services['once']
}

/**
 * Tells the member about a call of theirs that failed, if the failure has no place of its own on the screen [SRV-10].
 * The code comes after the first list; if it cannot be loaded, nothing is told, and the screen is as it was.
 */
export function reportFailure({ once }: Owner, error: unknown, handler: ErrorHandler): void {
  void import('./notices.ts').then(
    ({ createNotices }) => once(createNotices).report(error, handler),
    () => undefined,
  )
}
