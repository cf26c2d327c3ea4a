import type { Entry } from '#recording/entries.ts'
import { channelName, type ClientSays, type LookerSays } from '#recording/live.ts'

/** What this needs of the channel of the client's origin. */
export type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  onmessage: ((event: MessageEvent<LookerSays>) => void) | null
}

export interface Inspected {
  readonly channel: Channel
  readonly version: string
  /** Where in the client the member is. */
  readonly path: () => string
  /** A name that no other page has. */
  readonly name: string
  /** When the page began, ISO 8601. */
  readonly since: string
  /** Reports every running actor, and from then on all that happens. @returns what ends it */
  readonly follow: (tell: (entry: Entry) => void) => () => void
  /** Runs when the present turn is over; not by a timer, which a page in the background has too seldom. */
  readonly later: (run: () => void) => void
}

/**
 * A client that can be looked into: it says that it is there, and what happens in it to each that asks. While nobody
 * asks it inspects nothing.
 * @returns what ends it, saying so
 */
export function beInspected({ channel, version, path, name, since, follow, later }: Inspected): () => void {
  const followed = new Map<string, () => void>()
  const say = (message: ClientSays): void => channel.postMessage(message)
  const sayHere = (): void =>
    say({ slipwayInspection: 1, type: 'here', client: name, version, path: path(), since })

  const begin = (looker: string): void => {
    followed.get(looker)?.()
    let waiting: Entry[] = []
    const send = (): void => {
      const entries = waiting
      waiting = []
      if (followed.has(looker)) say({ slipwayInspection: 1, type: 'entries', client: name, looker, entries })
    }
    followed.set(
      looker,
      follow((entry) => {
        waiting.push(entry)
        if (waiting.length === 1) later(send)
      }),
    )
  }
  const end = (looker: string): void => {
    followed.get(looker)?.()
    followed.delete(looker)
  }

  channel.onmessage = ({ data }) => {
    if (data.type === 'clients.asked') sayHere()
    else if (data.type === 'follow') {
      // One that follows another client now is told no more of this one.
      if (data.client === name) begin(data.looker)
      else end(data.looker)
    } else if (data.type === 'leave') end(data.looker)
  }
  sayHere()
  return () => {
    for (const looker of followed.keys()) end(looker)
    say({ slipwayInspection: 1, type: 'gone', client: name })
  }
}

/** The channel on which clients of this origin and those who look into them hear each other. */
export function openChannel(): BroadcastChannel {
  return new BroadcastChannel(channelName)
}
