import type { components } from '#openapi/host.gen.ts'

type Schemas = components['schemas']
type Message<T extends { type: string; data: unknown }> = Pick<T, 'type' | 'data'>

/** What the client tells the page around it: all that the contract has [HOST-04]. */
export type ClientMessage = {
  readonly [M in Schemas['ClientMessage'] as M['type']]: Message<M>
}[Schemas['ClientMessage']['type']]

export type LoginReason = Schemas['NeedsLogin']['data']['reason']
export type EndReason = Schemas['SessionEnded']['data']['reason']

/** The page that frames the client, if any does. */
export interface PartnerPage {
  readonly isFramed: boolean
  /** Whether the page around us may be of one of these origins. */
  isOneOf(origins: readonly string[]): boolean
  /** Posts to the page around us, and to no other origin than these. */
  tell(message: ClientMessage, origins: readonly string[]): void
  /** Hears, from now on, what is posted to us: what the page around us says, and what is said by anybody else. */
  hear(hearer: Hearer): void
}

export interface Hearer {
  /** Whose word counts, at any time. */
  readonly origins: () => readonly string[]
  /** What the page around us posted, as it came. */
  readonly onPosted: (posted: unknown) => void
  /** Another window posted something, or a page of another origin. */
  readonly onForeign: () => void
}

/** What it needs of the window. */
export interface FramedWindow {
  readonly parent: Pick<Window, 'postMessage'>
  /** Chromium and Safari name the pages around a frame, the nearest first; others say nothing. */
  readonly location: { readonly ancestorOrigins?: Pick<DOMStringList, 'item' | 'length'> }
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

export function createPartnerPage(window: FramedWindow): PartnerPage {
  // The window of a page that nobody frames is its own parent.
  const isFramed = !Object.is(window.parent, window)
  const around = (): string | null => window.location.ancestorOrigins?.item(0) ?? null
  const heard = (origins: readonly string[]): readonly string[] => {
    if (!isFramed) return []
    const origin = around()
    // Where the browser does not say who frames us, it delivers to an origin that is there and to no other.
    return origin === null ? origins : origins.filter((known) => known === origin)
  }
  return {
    isFramed,
    isOneOf: (origins) => heard(origins).length > 0,
    tell({ type, data }, origins) {
      for (const origin of heard(origins)) window.parent.postMessage({ slipway: 1, type, data }, origin)
    },
    hear({ origins, onPosted, onForeign }) {
      // A client that nobody frames heeds nobody.
      if (!isFramed) return
      window.addEventListener('message', ({ data, origin, source }) => {
        if (Object.is(source, window.parent) && origins().includes(origin)) onPosted(data)
        else onForeign()
      })
    },
  }
}
