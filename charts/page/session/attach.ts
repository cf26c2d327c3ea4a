import type { Entry } from '#recording/entries.ts'
import type { ClientSays, LookerSays } from '#recording/live.ts'
import { readEntries } from '#recording/readRecording.ts'

/** A client that can be inspected. */
export type Here = Extract<ClientSays, { readonly type: 'here' }>

/** How far the page is with attaching to a client. */
export type Attachment =
  | { readonly kind: 'looking' }
  /** Nothing there can be inspected. */
  | { readonly kind: 'silent' }
  /** No client is open there. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'attached'; readonly client: Here; readonly others: readonly Here[] }
  | { readonly kind: 'gone'; readonly client: Here }

export interface AttachTo {
  /** Where the inspecting client is served, as browsers write origins. */
  readonly origin: string
  readonly onChange: (attachment: Attachment) => void
  /** From here on the page is told about this client. */
  readonly onBegin: (client: Here) => void
  readonly onEntries: (entries: readonly Entry[]) => void
  /** Something that a client said could not be read. */
  readonly onUnreadable: (error: unknown) => void
}

export interface Attached {
  follow(client: Here): void
  detach(): void
}

/** The path of the bridge page on an inspecting client's server. */
const bridgePath = '/v8/src/inspection/bridge.html'
/** How often (ms) it is asked until it answers, and after how many times it counts as silent; asking goes on. */
const askEvery = 1000
const silentAfter = 6

/**
 * Attaches to the clients of an origin, through a bridge page of that origin in a hidden frame. It follows the first
 * client that reports itself, and the next one after that has gone.
 */
export function attachTo({ origin, onChange, onBegin, onEntries, onUnreadable }: AttachTo): Attached {
  const looker = crypto.randomUUID()
  const clients = new Map<string, Here>()
  let followed: Here | null = null
  let asked = 0

  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = 'Bridge to the client'
  frame.src = new URL(bridgePath, origin).href
  const say = (message: LookerSays): void => frame.contentWindow?.postMessage(message, origin)
  const ask = (): void => {
    asked += 1
    if (asked === silentAfter) onChange({ kind: 'silent' })
    say({ slipwayInspection: 1, type: 'clients.asked' })
  }
  const tell = (client: Here): void =>
    onChange({
      kind: 'attached',
      client,
      others: [...clients.values()].filter((other) => other.client !== client.client),
    })
  const follow = (client: Here): void => {
    followed = client
    onBegin(client)
    tell(client)
    say({ slipwayInspection: 1, type: 'follow', client: client.client, looker })
  }

  const hear = (said: ClientSays): void => {
    switch (said.type) {
      case 'bridge.ready':
        clearInterval(asking)
        onChange({ kind: 'waiting' })
        break
      case 'here':
        clients.set(said.client, said)
        if (followed === null) follow(said)
        else tell(followed)
        break
      case 'entries':
        if (said.looker === looker && said.client === followed?.client) onEntries(readEntries(said.entries))
        break
      case 'gone':
        clients.delete(said.client)
        if (said.client === followed?.client) {
          onChange({ kind: 'gone', client: followed })
          followed = null
        } else if (followed !== null) tell(followed)
    }
  }
  const onMessage = ({ data, source, origin: from }: MessageEvent<ClientSays | null>): void => {
    if (source !== frame.contentWindow || from !== origin || data?.slipwayInspection !== 1) return
    try {
      hear(data)
    } catch (error) {
      onUnreadable(error)
    }
  }

  window.addEventListener('message', onMessage)
  frame.addEventListener('load', ask)
  document.body.append(frame)
  const asking = setInterval(ask, askEvery)
  onChange({ kind: 'looking' })
  return {
    follow,
    detach() {
      say({ slipwayInspection: 1, type: 'leave', looker })
      clearInterval(asking)
      window.removeEventListener('message', onMessage)
      // It needs a turn to pass that on.
      setTimeout(() => frame.remove(), 0)
    },
  }
}
