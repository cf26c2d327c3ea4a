import type { Services } from '../services.ts'
import type { ErrorHandler } from './notices.ts'

/** Keeps what is made once a client: the client itself. */
export interface Owner {
  own<Made>(make: (services: Services) => Made): Made
}

/**
 * Tells the member of a call that they asked for and that failed, where its failure has no place of its own on the
 * screen [SRV-10]. The code comes after the first list; where it cannot be had, what is not told is on the screen as it
 * was.
 */
export function reportFailure({ own }: Owner, error: unknown, handler: ErrorHandler): void {
  void import('./notices.ts').then(
    ({ createNotices }) => own(createNotices).report(error, handler),
    () => undefined,
  )
}
