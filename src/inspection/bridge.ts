import type { ClientSays, LookerSays } from '#recording/live.ts'

const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/** What this needs of the window of the bridge's page. */
export interface BridgeWindow {
  readonly parent: Pick<Window, 'postMessage'>
  addEventListener(type: 'message', listener: (event: MessageEvent<LookerSays>) => void): void
  addEventListener(type: 'pagehide', listener: () => void): void
}

interface Line {
  postMessage(message: LookerSays): void
  onmessage: ((event: MessageEvent<ClientSays>) => void) | null
}

/**
 * Between the clients of this origin and a page of another one that frames this: what it asks is put to them, and what
 * they say is posted to the window and the one origin that asked, which must be of this machine.
 */
export function bridge(window: BridgeWindow, channel: Line): void {
  let asker: string | null = null
  let looker: string | null = null
  window.addEventListener('message', ({ data, origin, source }) => {
    if (!Object.is(source, window.parent) || data?.slipwayInspection !== 1) return
    if (!local.test(origin) || (asker !== null && asker !== origin)) return
    if (asker === null) {
      asker = origin
      channel.onmessage = (event) => window.parent.postMessage(event.data, origin)
      window.parent.postMessage({ slipwayInspection: 1, type: 'bridge.ready' } satisfies ClientSays, origin)
    }
    if (data.type === 'follow') looker = data.looker
    channel.postMessage(data)
  })
  window.addEventListener('pagehide', () => {
    if (looker !== null) channel.postMessage({ slipwayInspection: 1, type: 'leave', looker })
  })
}
