import type { ClientMessage, EndReason, LoginReason, PartnerPage } from '#src/host/partnerPage.ts'
import type { Counters } from '#src/realtime/counters.ts'
import { partnerRecord, type KnownPartner } from '#src/storage/records/launchRecords.ts'
import type { Storage } from '#src/storage/storage.ts'
import { Unreadable } from '#src/wire/base/read.ts'
import { readHostMessage, type HostMessage } from '#src/wire/hostMessages.ts'

import type { Session } from './session.ts'

/** The partner whose member is here: where the ways out of the client lead. */
export interface Partner {
  /** This session's partner, else that of this browser's last session. */
  known(): KnownPartner | null
  /** Whether the page around us is one of the partner's, so that it can be asked to let somebody log in. */
  canBeAsked(): boolean
  /** Whether any page is around us, the partner's or not. */
  readonly isFramed: boolean
  /** Tells the page around us, if it is the partner's [HOST-04]. */
  tell(message: ClientMessage): void
  askForLogin(reason: LoginReason): void
  reportEnd(reason: EndReason): void
  /** Hears what the page around us says. What is not of the contract, or not the partner's, is dropped and counted [HOST-03]. */
  onMessage(listener: (message: HostMessage) => void): void
}

/** Follows the session from its beginning: what it says of the partner is kept for launches that never get that far. */
export function createPartner({
  session,
  storage,
  counters,
  page,
}: {
  readonly session: Session
  readonly storage: Storage
  readonly counters: Counters
  readonly page: PartnerPage
}): Partner {
  const ofSession = (): KnownPartner | null => {
    const settings = session.settings()
    if (settings === null) return null
    const { partnerName: name, partnerUrl: siteUrl, loginUrl, partnerOrigins: origins } = settings
    return { version: 1, name, siteUrl, loginUrl, origins }
  }
  const known = (): KnownPartner | null => ofSession() ?? storage.read(partnerRecord)
  const origins = (): readonly string[] => known()?.origins ?? []
  session.subscribe(() => {
    const partner = ofSession()
    if (partner !== null) storage.write(partnerRecord, partner)
  })
  const listeners = new Set<(message: HostMessage) => void>()
  const take = (posted: unknown): void => {
    try {
      const message = readHostMessage(posted)
      if (message === null) counters.count('unknown')
      else for (const listener of listeners) listener(message)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      counters.count('malformed')
    }
  }
  page.hear({ origins, onPosted: take, onForeign: () => counters.count('foreign') })
  const tell = (message: ClientMessage): void => page.tell(message, origins())
  return {
    known,
    isFramed: page.isFramed,
    canBeAsked: () => page.isOneOf(origins()),
    tell,
    askForLogin: (reason) => tell({ type: 'needs-login', data: { reason } }),
    reportEnd: (reason) => tell({ type: 'session-ended', data: { reason } }),
    onMessage: (listener) => void listeners.add(listener),
  }
}
