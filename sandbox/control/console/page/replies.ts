import type { FaultKind } from '../../../server/faults.ts'
import type { featureSwitches } from '../../../server/features.ts'
import type { eventsView, ledgerView, memberView } from '../../views.ts'

/** What the page asks the sandbox for, by the path. */
export interface Replies {
  readonly clock: { readonly now: number; readonly frozen: boolean; readonly speed: number }
  readonly members: { readonly members: readonly ReturnType<typeof memberView>[] }
  readonly ledger: NonNullable<ReturnType<typeof ledgerView>>
  readonly events: ReturnType<typeof eventsView>
  readonly faults: {
    readonly faults: readonly {
      readonly method: string
      readonly path: string
      readonly kind: FaultKind
      readonly times: number
      readonly member: string | null
    }[]
  }
  readonly bigcombos: {
    readonly bigCombos: readonly {
      readonly name: string
      readonly betCount: number
      readonly selections: readonly { readonly marketId: string; readonly side: string }[]
    }[]
  }
  readonly feeds: {
    readonly feeds: readonly {
      readonly name: string
      readonly problems: readonly { readonly file?: string; readonly line: number; readonly reason: string }[]
    }[]
    readonly refused: { readonly count: number; readonly last: readonly { readonly reason: string }[] }
  }
  readonly features: { readonly features: ReturnType<typeof featureSwitches> }
  readonly themes: { readonly themes: readonly string[] }
  readonly operations: { readonly operations: readonly { readonly method: string; readonly path: string }[] }
}

export type EventView = Replies['events']['events'][number]
export type MarketView = EventView['markets'][number]
