import { CancelledError } from '@tanstack/react-query'
import { createAtom, type Atom } from '@tanstack/store'

import { failureOf, type Failure } from '#machines/failure.ts'
import { unsaid } from '#machines/session/settings.ts'
import type { Session } from '#src/client/session/session.ts'
import type { DoneName, FailedName } from '#src/words/session/notices.ts'

/**
 * How the failure of a call is told [SRV-10]: each caller says so for its own call. What is left out has the product's
 * default: status 200, no message of its own, no popup.
 */
export interface ErrorHandler {
  /** Of 204 the popup wants to be acknowledged. Left out it is that of the reply, where one came. */
  readonly statusCode?: number
  /** What did not work: said first, before what is known of the failure itself. */
  readonly errorMessage?: FailedName
  /** In a popup over everything, and not in a toast. */
  readonly showPopup?: boolean
}

/** An error that is told: which, and what is known of it. */
export interface ToldError {
  readonly id: number
  readonly statusCode: number
  /** What did not work, or the partner's own words. */
  readonly message: FailedName | { readonly text: string } | null
  readonly failure: Failure | null
}

/** A toast: an error, or what was done. */
export type ToldToast = ToldError | { readonly id: number; readonly done: DoneName }

/** What is told over the page. How long it stands is the matter of who shows it (`ui/useLapse.ts`). */
export interface Notices {
  /** The newest error takes the place of the one before. */
  readonly popup: Atom<ToldError | null>
  readonly toasts: Atom<readonly ToldToast[]>
  /** Reports a call that failed, unless it ends the session, which says so itself [SRV-07] [SRV-08], or nobody waits for it. */
  report(error: unknown, handler: ErrorHandler): void
  reportDone(done: DoneName): void
  closePopup(): void
  closeToast(id: number): void
}

/** The most toasts at once: an older one gives its place to the newest. */
const mostToasts = 3

/** Made once per client. What the partner's settings want told is told at once [SRV-10]. */
export function createNotices({ session }: { readonly session: Session }): Notices {
  const popup = createAtom<ToldError | null>(null)
  const toasts = createAtom<readonly ToldToast[]>([])
  let told = 0
  const toast = (next: ToldToast): void => toasts.set((before) => [...before, next].slice(-mostToasts))
  const tell = (error: ToldError, showPopup: boolean): void => {
    if (showPopup) popup.set(error)
    else toast(error)
  }

  const { statusCode, errorMessage, showPopup } = (session.settings() ?? unsaid).errorHandler
  if (errorMessage !== '')
    tell({ id: (told += 1), statusCode, message: { text: errorMessage }, failure: null }, showPopup)

  return {
    popup,
    toasts,
    report(error, handler) {
      const failure = failureOf(error)
      if (error instanceof CancelledError || failure.kind === 'unauthorized' || failure.kind === 'forbidden')
        return
      const said = {
        id: (told += 1),
        statusCode: handler.statusCode ?? failure.status ?? unsaid.errorHandler.statusCode,
        message: handler.errorMessage ?? null,
        failure,
      }
      tell(said, handler.showPopup ?? unsaid.errorHandler.showPopup)
    },
    reportDone: (done) => toast({ id: (told += 1), done }),
    closePopup: () => popup.set(null),
    closeToast: (id) => toasts.set((before) => before.filter((other) => other.id !== id)),
  }
}
