import type { PressRule } from '#domain/bets/bet.ts'
import type { Money } from '#domain/money/money.ts'
import type { OddsType } from '#domain/odds/odds.ts'
import type { Language } from '#domain/session/language.ts'

import type { Failure } from '../failure.ts'
import type { KeptSettings, Member, Settings } from '../session/settings.ts'

/** What the launch link asks for. Its tokens are not for the machines [LAUNCH-01, 06, 07]. */
export interface LaunchLink {
  readonly isGuest: boolean
  readonly language: Language | null
  readonly oddsType: OddsType | null
  readonly theme: string | null
  /** What odds do that are pressed beside a single, where the member has not chosen [SLIP-02]. */
  readonly pressRule: PressRule | null
  readonly eventId: string | null
  readonly competitionIds: readonly string[]
}

/** What the page was opened with. */
export type LaunchStart =
  | { readonly kind: 'link'; readonly link: LaunchLink }
  | { readonly kind: 'restored'; readonly settings: KeptSettings }
  | { readonly kind: 'nothing' }

/** Settings as just received, with the time the token is still good for (milliseconds from now). */
export interface Granted {
  readonly settings: Settings
  readonly tokenLifetime: number
}

export interface LoadedMember {
  readonly member: Member
  /** Null for guests: they have no wallet [LAUNCH-05]. */
  readonly balance: Money | null
}

export interface LaunchInput {
  readonly start: LaunchStart
  readonly isStorageBlocked: boolean
}

export interface LaunchContext extends LaunchInput {
  readonly granted: Granted | null
  readonly loaded: LoadedMember | null
  /** Why the launch stands still: read in failed, timedOut and tokenExpired. Null where no link and no session was found. */
  readonly failure: Failure | null
}

/** The member asked to try again, on the time-out's screen. */
export type LaunchEvent = { readonly type: 'retry.requested' }

export interface LaunchOutput {
  readonly settings: Settings
  readonly tokenLifetime: number
  readonly member: Member
  readonly balance: Money | null
  /** The event the link named, to land on [LAUNCH-10]. */
  readonly eventId: string | null
}
