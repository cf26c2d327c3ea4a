import type { House } from '../bets/house.ts'
import type { BigCombos } from '../bets/offers/bigCombos.ts'
import type { LuckyCombos } from '../bets/offers/luckyCombo.ts'
import type { Placing } from '../bets/placing.ts'
import type { Prebooking } from '../bets/prebooking.ts'
import type { SandboxConfig } from '../config.ts'
import type { Bar } from '../members.ts'
import type { TableDesk } from '../minigames/tables.ts'
import type { Database } from '../store/database.ts'
import type { StreamDesk } from '../streams/streamDesk.ts'
import type { World } from '../world/world.ts'
import type { WrongDesk } from '../wrong/desk.ts'
import type { CareWishes, Exclusion } from './care.ts'
import type { Handshakes } from './channels/handshakes.ts'
import type { Hub } from './channels/hub.ts'
import type { FaultDesk } from './faults.ts'
import type { FeatureWishes, MiniGameWishes } from './features.ts'
import type { LanguageDesk } from './languages.ts'
import type { NotificationDesk } from './notificationDesk.ts'
import type { AppWishes } from './published/app.ts'
import type { DocumentDesk } from './published/documents.ts'
import type { NewsDesk } from './published/news.ts'
import type { ServerDesk } from './serverDesk.ts'
import type { SharedReplies } from './shared/replies.ts'

/** Maintenance as the contract shows it. */
export interface MaintenanceState {
  maintenance: boolean
  from: string | null
  to: string | null
}

/** Everything a running sandbox consists of, for its operations and control calls. */
export interface Sandbox {
  readonly config: SandboxConfig
  readonly database: Database
  /** Replaced by a reset. */
  readonly world: World
  readonly placing: Placing
  readonly prebooking: Prebooking
  readonly bigCombos: BigCombos
  /** Replaced by a reset. */
  readonly luckyCombos: LuckyCombos
  readonly hub: Hub
  readonly sharedReplies: SharedReplies
  readonly notifications: NotificationDesk
  readonly faults: FaultDesk
  /** What it does wrong on purpose, set by a control call. */
  readonly wrong: WrongDesk
  /** Origins of the client and the partner site. */
  readonly origins: Origins
  maintenance: MaintenanceState
  /** Flags set by a control call. */
  features: FeatureWishes
  /** Switches of the mini-game settings set by a control call. */
  miniGame: MiniGameWishes
  /** The mini-game that the lootbox opens at once, set by a control call; null for its lobby. */
  lootboxGameId: string | null
  /** Real delay of bets on a market, set by a control call. */
  readonly betDelays: Map<string, number>
  /** What bars a member from betting, or nothing any more (null), set by a control call; others are as in their table. */
  readonly bars: Map<string, Bar | null>
  /** How the partner has its members play with care, set by a control call. */
  care: CareWishes
  /** Whether the partner lets a slip be passed on by a code, for sessions launched or restored from now on. */
  hasBetCodes: boolean
  /** Whether the partner lets pending bets be cashed out, for sessions launched or restored from now on. */
  hasCashOut: boolean
  /** Whether the notifications channel tells their offers as they change. */
  areOffersTold: boolean
  /** Whether the partner lets the client be put on a device, for sessions launched or restored from now on. */
  isInstallable: boolean
  /** Members who are excluded from betting, set by a control call. */
  readonly exclusions: Map<string, Exclusion>
  /** What control calls do to the house and to the partner's wallets. */
  readonly house: House
  /** The tables of the mini-games, and what control calls made of them. */
  readonly tables: TableDesk
  readonly handshakes: Handshakes
  readonly servers: ServerDesk
  readonly streams: StreamDesk
  /** Rules and guides. */
  readonly documents: DocumentDesk
  readonly news: NewsDesk
  readonly languages: LanguageDesk
  /** The partner's app, for sessions launched or restored from now on, set by a control call. */
  app: AppWishes
  /** Whether a call that should be signed is refused without a signature, set by a control call. */
  areSignaturesRequired: boolean
  /** Real time, the clock of tokens, keys and sockets. */
  realNow(): number
  /** Plays what is due and sends what changed. */
  tick(): void
  /** Begins a new world on an empty store; at the present if no epoch is given. */
  reset(world: { seed: number; epoch?: number | undefined }): void
}

/** Addresses, as browsers write origins. */
export interface Origins {
  client: string
  /** All addresses of the client, the one in `client` first. */
  clients: readonly string[]
  partner: string
  /** Where the server itself calls the partner. */
  partnerInternal: string
  /** All origins that may frame the client. */
  partners: readonly string[]
}
