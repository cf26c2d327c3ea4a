import type { Line, MakeFault } from './fault.ts'
import { everywhere } from './walk.ts'

const lateMs = 500
const secondMs = 1_000
const maintenanceCode = 4503
const goingAwayCode = 1001

/** What is wrong with the channels. */
export const channelFaults = {
  'messages-swapped': () => {
    const held = new Map<Line, string>()
    const release = (line: Line): void => {
      const text = held.get(line)
      held.delete(line)
      if (text !== undefined) line.send(text)
    }
    return {
      sends: (text, line) => {
        if (!isUpdate(text)) line.send(text)
        else if (held.has(line)) {
          line.send(text)
          release(line)
        } else held.set(line, text)
      },
      beats: (text, line) => {
        release(line)
        line.beat(text)
      },
    }
  },

  'messages-left-out': () => {
    const counts = new Map<Line, number>()
    return {
      sends: (text, line) => {
        const count = (counts.get(line) ?? 0) + Number(isUpdate(text))
        counts.set(line, count)
        if (!isUpdate(text) || count % 2 === 1) line.send(text)
      },
    }
  },

  'stamps-in-seconds': () =>
    everywhere('timeStamp', (part) => {
      if (typeof part.timeStamp === 'number') part.timeStamp -= part.timeStamp % secondMs
    }),

  'event-channel-tells-all': () => ({ tellsAllEvents: true }),

  'ping-overtakes': () => ({
    sends: (text, line) => {
      if (isUpdate(text)) setTimeout(() => line.send(text), lateMs).unref()
      else line.send(text)
    },
  }),

  'no-heartbeat': () => ({ beats: () => {} }),

  'prebook-not-told': () => ({
    sends: (text, line) => {
      if (!text.includes('"event":"prebook-notification"')) line.send(text)
    },
  }),

  'maintenance-closes-1001': () => ({
    closesWith: (code) => (code === maintenanceCode ? goingAwayCode : code),
  }),
} satisfies Record<string, MakeFault>

function isUpdate(text: string): boolean {
  return text.includes('"event":"gameclient-updates"')
}
