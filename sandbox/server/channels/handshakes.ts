import type { ChannelName } from './connection.ts'

/** Makes handshakes wait, as a slow network does. */
export interface Handshakes {
  /** Handshakes of these channels take this many real milliseconds from now on; those that wait go on at once. */
  delay(channels: readonly ChannelName[], milliseconds: number): void
  /** Resolves when a handshake may go on. */
  wait(channel: ChannelName): Promise<void>
  /** Releases all that wait, and delays none. */
  clear(): void
}

export function createHandshakes(): Handshakes {
  const delays = new Map<ChannelName, number>()
  const waiting = new Map<() => void, ChannelName>()
  const release = (isMeant: (channel: ChannelName) => boolean): void => {
    for (const [goOn, channel] of waiting) if (isMeant(channel)) goOn()
  }
  return {
    delay(channels, milliseconds) {
      for (const channel of channels) delays.set(channel, milliseconds)
      release((channel) => channels.includes(channel))
    },
    wait(channel) {
      const delay = delays.get(channel) ?? 0
      if (delay === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const goOn = (): void => {
          clearTimeout(timer)
          waiting.delete(goOn)
          resolve()
        }
        const timer = setTimeout(goOn, delay)
        waiting.set(goOn, channel)
      })
    },
    clear() {
      delays.clear()
      release(() => true)
    },
  }
}
