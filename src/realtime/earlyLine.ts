import { type Connection, type ConnectionSettings, openConnection } from './socket.ts'

/** What a connection tells of. */
export type Hearer = Pick<
  ConnectionSettings,
  'onOpen' | 'onMessage' | 'onAnswered' | 'onHeard' | 'onSilence' | 'onClose'
>

/** Messages kept for who takes the line; one that says more meanwhile is given up. */
const mostKept = 1_000

/**
 * A line that is opened before anybody is there to hear it: the handshake is then over when the first list is asked for.
 * There is one at most.
 */
export interface EarlyLine {
  /** Opens it, in place of the one before. */
  begin(line: Omit<ConnectionSettings, keyof Hearer>): void
  /**
   * Hands it over, once. The hearer is told all that came before, in its order, and then what comes: as on any line not at
   * once, so that whoever takes it has begun when they hear that it is open.
   * @returns null where no line to this address has begun: the caller opens its own
   */
  take(url: string, hearer: Hearer): Connection | null
  /** Closes it, if it has begun and nobody has taken it. */
  drop(): void
}

interface Begun {
  readonly url: string
  readonly connection: Connection
  handOver(hearer: Hearer): Connection
}

export function createEarlyLine(): EarlyLine {
  let begun: Begun | null = null
  const drop = (): void => {
    begun?.connection.close()
    begun = null
  }
  return {
    begin(line) {
      drop()
      begun = open(line, drop)
    },
    take(url, hearer) {
      if (begun?.url !== url) {
        drop()
        return null
      }
      const { handOver } = begun
      begun = null
      return handOver(hearer)
    },
    drop,
  }
}

function open(line: Parameters<EarlyLine['begin']>[0], giveUp: () => void): Begun {
  const kept: ((hearer: Hearer) => void)[] = []
  let there: Hearer | null = null
  const tell = (what: (hearer: Hearer) => void): void => {
    if (there !== null) what(there)
    else if (kept.push(what) > mostKept) giveUp()
  }
  const connection = openConnection({
    ...line,
    onOpen: () => tell(({ onOpen }) => onOpen()),
    onMessage(data) {
      if (there !== null) return there.onMessage(data)
      // Nobody has pinged yet.
      tell(({ onMessage }) => onMessage(data))
      return null
    },
    onAnswered: () => tell(({ onAnswered }) => onAnswered()),
    onHeard: () => tell(({ onHeard }) => onHeard()),
    onSilence: () => tell(({ onSilence }) => onSilence()),
    onClose: (code) => tell(({ onClose }) => onClose(code)),
  })
  return {
    url: line.url,
    connection,
    handOver(hearer) {
      let isOver = false
      queueMicrotask(() => {
        if (isOver) return
        there = hearer
        for (const what of kept) what(hearer)
      })
      return {
        ping: connection.ping,
        close() {
          isOver = true
          connection.close()
        },
      }
    },
  }
}
