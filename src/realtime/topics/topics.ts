import type { components } from '#openapi/realtime.gen.ts'
import type { Counters } from '#src/realtime/counters.ts'
import { notifyListeners } from '#src/realtime/listeners.ts'
import type { Fields } from '#src/wire/base/fields.ts'
import { Unreadable, type Tell } from '#src/wire/base/read.ts'

type Contract = components['schemas']
type ChannelMessage =
  | Contract['EventsChannelMessage']
  | Contract['EventChannelMessage']
  | Contract['NotificationsChannelMessage']

/** What a message is called in the contract; prices and heartbeats go ways of their own (`messages.ts`). */
type TopicName = Exclude<ChannelMessage['event'], 'gameclient-updates' | 'heartbeat'>

/** Every name of the contract: what is called by none of them is counted as unknown. */
const names: Readonly<Record<TopicName, true>> = {
  'market-scoreline': true,
  'gameclient-events': true,
  'gameclient-refresh': true,
  'gameclient-livestats': true,
  notification: true,
  'prebook-notification': true,
  'x-slipway-cash-out': true,
  maintenance: true,
}

/** What is known of a message beside its data. */
export interface Told {
  /**
   * When the server said it: UTC milliseconds by its clock; now, where that lies in the future of it.
   * @throws Unreadable where the message does not say
   */
  readonly timeStamp: () => number
  /** Hears what was left out, or kept as unknown [LIVE-13]. */
  readonly onLeftOut: Tell
}

/** A kind of message: what the contract calls it, and how its data is read, once for all listeners. */
export interface Topic<Message> {
  readonly event: TopicName
  /** @throws Unreadable */
  read(data: unknown, told: Told): Message
  /** So many of the last are told to listeners that come later; none where it does not say. */
  readonly retained?: number
}

export interface Topics {
  /** The listener hears each message from now on, and first those that are retained. @returns stops hearing */
  subscribe<Message>(topic: Topic<Message>, listener: (message: Message) => void): () => void
  /** Tells a message that the client learned in another way. */
  publish<Message>(topic: Topic<Message>, message: Message): void
  /** Reads a message of a channel for its listeners; one that cannot be read, or is called nothing we know, is counted. */
  take(event: string, envelope: Fields): void
}

interface TopicsSettings {
  readonly counters: Counters
  readonly notAhead: (time: number) => number
  /** An error of a listener keeps nobody else from being told. */
  readonly onListenerError: (error: unknown) => void
}

interface Heard<Message> {
  readonly topic: Topic<Message>
  readonly listeners: Set<(message: Message) => void>
  retained: readonly Message[]
}

/** What the channels say beside prices, to those that want to hear it. */
export function createTopics({ counters, notAhead, onListenerError }: TopicsSettings): Topics {
  const heard = new Map<string, Heard<unknown>>()

  function of<Message>(topic: Topic<Message>): Heard<Message> {
    // What stands under a topic's name is made of that topic.
    const known = heard.get(topic.event) as Heard<Message> | undefined
    if (known !== undefined) return known
    const made: Heard<Message> = { topic, listeners: new Set(), retained: [] }
    heard.set(topic.event, made as Heard<unknown>)
    return made
  }

  function tell<Message>(all: Heard<Message>, message: Message): void {
    const { retained: most = 0 } = all.topic
    if (most > 0) all.retained = [...all.retained, message].slice(-most)
    notifyListeners(all.listeners, message, onListenerError)
  }

  return {
    subscribe(topic, listener) {
      const { listeners, retained } = of(topic)
      listeners.add(listener)
      for (const message of retained) notifyListeners([listener], message, onListenerError)
      return () => listeners.delete(listener)
    },
    publish: (topic, message) => tell(of(topic), message),
    take(event, { data, timestamp }) {
      if (!Object.hasOwn(names, event)) counters.count('unknown')
      const all = heard.get(event)
      if (all === undefined || all.listeners.size === 0) return
      try {
        const timeStamp = (): number => notAhead(timeOf(timestamp))
        tell(all, all.topic.read(data, { timeStamp, onLeftOut: counters.count }))
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        counters.count('malformed')
      }
    },
  }
}

function timeOf(timestamp: unknown): number {
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) throw new Unreadable('timestamp')
  return timestamp
}
